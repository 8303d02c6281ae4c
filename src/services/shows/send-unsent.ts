import { type SavedShow, showCalls } from '#contract/shows/shows.ts'
import type { Call } from '#src/services/platform/client/client.ts'
import { isOwn, type ShowOwner } from './show-owner.ts'
import type { ShowRow } from './show-row.ts'
import type { ShelvedShow, ShowShelf } from './show-shelf.types.ts'

interface Access {
  readonly shelf: ShowShelf
  readonly owner: ShowOwner
}

/**
 * Sends the shows of this device that belong to the account and were never stored there: no editor does, unless somebody
 * opens them. What has no answer is sent the next time, under the same key.
 */
export async function sendUnsent(call: Call, { shelf, owner }: Access): Promise<void> {
  if (owner.customers_id === null) return
  const shelved = await shelf.all()
  for (const { row } of shelved.filter((show) => isOwn(owner, show) && isUnsent(show)))
    await send(call, shelf, row.id).catch(() => undefined)
}

const isUnsent = ({ row, isNewer }: ShelvedShow): boolean =>
  !isNewer &&
  row.customers_id !== null &&
  row.date_removed === null &&
  row.base_revision === 0 &&
  (row.isAhead || row.pending !== null)

async function send(call: Call, shelf: ShowShelf, id: string): Promise<void> {
  const save_key = crypto.randomUUID()
  const row = await shelf.alter(id, (kept) => ({
    ...kept,
    pending: kept.pending ?? { save_key, doc: kept.doc },
    isAhead: kept.isAhead && kept.pending !== null,
  }))
  if (!row?.pending) return
  const { pending } = row
  // the server computes the length, because the products were not read here
  const body = { id, base_revision: 0, save_key: pending.save_key, seconds: 0, doc: pending.doc }
  const { data } = await call(showCalls.saveShow, { body })
  await shelf.alter(id, (kept) => answered(kept, pending, data))
}

/** An editor that has had the same answer has written it already. */
function answered(
  kept: ShowRow,
  { save_key, doc }: NonNullable<ShowRow['pending']>,
  data: SavedShow,
): ShowRow | null {
  if (data.kind !== 'saved' || kept.pending?.save_key !== save_key) return null
  return { ...kept, base: doc, base_revision: data.revision, pending: null }
}
