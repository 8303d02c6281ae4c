import type { StaffContext } from '#server/platform/http/handler.ts'
import { contentKey } from '#server/documents/content-key.ts'
import { FileAnswer } from '#server/platform/http/file-answer.ts'
import { headOfCall } from '#server/sheets/documents-of-level.ts'
import { packingFactsOf } from '#server/sheets/invoice-facts.ts'
import { partiesOf } from '#server/sheets/invoice-parties.ts'
import type { DocumentOrder } from '#server/sheets/order-rows.ts'
import type { PackingSlipSheet } from '#server/sheets/sheet.ts'
import { packedLines } from './packed-lines.ts'

/** What goes into the box of an order: where it goes, whom to call, what to take from where; no price. */
export async function packingSlip(context: StaffContext, order: DocumentOrder): Promise<FileAnswer> {
  const { db, shop, staff, projectId } = context
  const seller = { projectId, settings: shop.settings.current(projectId) }
  const sheet: PackingSlipSheet = {
    kind: 'packingSlip',
    ...headOfCall(context),
    orderId: order.id,
    // who pays is no matter of the box
    parties: partiesOf(seller, order).filter(({ title }) => title !== 'Bill to'),
    facts: packingFactsOf(order),
    lines: await packedLines(db, order.id),
    comments: order.comments,
  }
  const bytes = await shop.sheets.render(`staff ${staff.id}`, contentKey(sheet), () => sheet)
  return new FileAnswer(bytes, 'application/pdf', `packing-slip-${order.id}.pdf`)
}
