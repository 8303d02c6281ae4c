import type { Bytes } from '#server/platform/http/stored-file.ts'
import { drawBarcodes } from './draw-barcodes.ts'
import { drawCreditNote } from './draw-credit-note.ts'
import { drawInvoice } from './draw-invoice.ts'
import { drawPackingSlip } from './draw-packing-slip.ts'
import { drawPickList } from './draw-pick-list.ts'
import { drawPriceList } from './draw-price-list.ts'
import { drawTags } from './draw-tags.ts'
import { drawText } from './public-files/draw-text.ts'
import type { PicturedSheet } from './sheet.ts'
import { writeOrderForm } from './write-order-form.ts'

/** The bytes of a PDF, or of a workbook for an order form. The same sheet gives the same bytes, except a workbook. */
export function drawSheet(sheet: PicturedSheet): Promise<Bytes> {
  switch (sheet.kind) {
    case 'priceList':
      return drawPriceList(sheet)
    case 'orderForm':
      return writeOrderForm(sheet)
    case '2up-price-tags':
    case '4up-price-tags':
      return drawTags(sheet, sheet.pictures)
    case 'barcodes':
      return drawBarcodes(sheet)
    case 'invoice':
      return drawInvoice(sheet)
    case 'creditNote':
      return drawCreditNote(sheet)
    case 'packingSlip':
      return drawPackingSlip(sheet)
    case 'pickList':
      return drawPickList(sheet)
    case 'text':
      return drawText(sheet)
    default:
      return sheet satisfies never
  }
}
