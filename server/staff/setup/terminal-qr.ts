import bwip from 'bwip-js/node'

/** Modules around a symbol that stay light. */
const QUIET = 2

/** The function is a member of the default export only: the export `raw` is a kind of barcode. */
// oxlint-disable-next-line import/no-named-as-default-member
const encode = bwip.raw

/** A QR code as lines for a terminal with a dark background, two rows of modules a line. */
export function qrLines(text: string): readonly string[] {
  const [symbol] = encode({ bcid: 'qrcode', text })
  if (!symbol || !('pixs' in symbol)) throw new Error('the text gives no QR code')
  const { pixs, pixx, pixy } = symbol
  const isDark = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < pixx && y < pixy && pixs[y * pixx + x] === 1
  const lines: string[] = []
  for (let y = -QUIET; y < pixy + QUIET; y += 2) {
    const cells: string[] = []
    for (let x = -QUIET; x < pixx + QUIET; x++) cells.push(cellOf(isDark(x, y), isDark(x, y + 1)))
    lines.push(cells.join(''))
  }
  return lines
}

/** Light modules are drawn: they are the foreground. */
function cellOf(isTopDark: boolean, isBottomDark: boolean): string {
  if (isTopDark) return isBottomDark ? ' ' : '▄'
  return isBottomDark ? '▀' : '█'
}
