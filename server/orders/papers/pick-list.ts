import type { StaffContext } from '#server/platform/http/handler.ts'
import { contentKey } from '#server/documents/content-key.ts'
import { FileAnswer } from '#server/platform/http/file-answer.ts'
import { headOfCall } from '#server/sheets/documents-of-level.ts'
import type { PickListSheet } from '#server/sheets/sheet.ts'
import { byBin, packedLines } from './packed-lines.ts'

type PickedLine = PickListSheet['lines'][number]

/** The cases that orders still need, summed by bin and product. */
export async function pickList(context: StaffContext, ids: readonly number[]): Promise<FileAnswer> {
  const { shop, staff } = context
  const orderIds = ids.toSorted((a, b) => a - b)
  const sheet: PickListSheet = {
    kind: 'pickList',
    ...headOfCall(context),
    orderIds,
    lines: await pickedLines(context, orderIds),
  }
  const bytes = await shop.sheets.render(`staff ${staff.id}`, contentKey(sheet), () => sheet)
  return new FileAnswer(bytes, 'application/pdf', `pick-list-${sheet.day}.pdf`)
}

async function pickedLines(
  { db }: Pick<StaffContext, 'db'>,
  orderIds: readonly number[],
): Promise<readonly PickedLine[]> {
  const picked = new Map<string, PickedLine>()
  for (const id of orderIds)
    for (const { bin, model, name, packaging, left } of await packedLines(db, id)) {
      if (left === 0) continue
      // a product that was renamed or packed anew since is another line
      const key = JSON.stringify([bin, model, name, packaging])
      const orders = [...(picked.get(key)?.orders ?? []), { id, cases: left }]
      picked.set(key, { bin, model, name, packaging, orders })
    }
  return [...picked.values()].toSorted(byBin)
}
