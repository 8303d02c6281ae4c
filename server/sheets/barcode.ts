import bwip from 'bwip-js/node'
import type { PdfDocument } from './pdf-document.ts'

/** Three dots of a label printer with 203 dpi: 0.375 mm in points. */
const MODULE = (0.375 / 25.4) * 72
/** Of modules left and right that stay white. */
const QUIET = 9
const MODULES = 95
/** The width of a symbol with its quiet zones, in points. */
/** The function is a member of the default export only: the export `raw` is a kind of barcode. */
// oxlint-disable-next-line import/no-named-as-default-member
const encode = bwip.raw
export const SYMBOL = (MODULES + 2 * QUIET) * MODULE

/** The widths in modules of bars and gaps in turn, which begin and end with a bar. Throws for what is no UPC. */
function upcWidths(upc: string): readonly number[] {
  const [symbol] = encode({ bcid: 'upca', text: upc })
  if (!symbol || !('sbs' in symbol)) throw new Error(`${upc} gives no barcode`)
  return symbol.sbs
}

/**
 * Draws a UPC-A symbol with its number below. All bars are one path: bars filled one by one are snapped to pixels each
 * and do not scan at 203 dpi.
 *
 * @param x left end of the quiet zone
 */
export function drawUpc(
  doc: PdfDocument,
  upc: string,
  { x, y, height }: { readonly x: number; readonly y: number; readonly height: number },
): void {
  let at = x + QUIET * MODULE
  for (const [index, width] of upcWidths(upc).entries()) {
    if (index % 2 === 0) doc.rect(at, y, width * MODULE, height)
    at += width * MODULE
  }
  doc.fill('#000000')
  doc.setType('text', 9)
  const text = upc.replace(/^(\d)(\d{5})(\d{5})(\d)$/, '$1 $2 $3 $4')
  const width = doc.widthOfString(text)
  doc.text(text, x + (SYMBOL - width) / 2, y + height + 3, { lineBreak: false })
}
