import { expect, test } from 'vitest'
import { ApiError } from '#contract/platform/failure.ts'
import type { SavedShow } from '#contract/shows/shows.ts'
import { emptyShow } from '#pyro/show/empty-show.ts'
import type { Call } from '#src/services/platform/client/client.ts'
import { createMemoryShelf } from '#src/services/shows/memory-shelf.ts'
import { sendUnsent } from '#src/services/shows/send-unsent.ts'
import type { ShowRow } from '#src/services/shows/show-row.ts'

const id = '5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a001'
const save_key = '5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a002'
const doc = emptyShow('Mine', 7)
const owner = { project_id: 11, customers_id: 7 }
const unsent: ShowRow = {
  id,
  project_id: 11,
  customers_id: 7,
  doc,
  base: null,
  base_revision: 0,
  pending: null,
  isAhead: true,
  past: [],
  future: [],
  seconds: null,
  date_modified: '2026-06-01T12:00:00.000Z',
  date_removed: null,
}
interface Save {
  readonly id: string
  readonly base_revision: number
  readonly save_key: string
  readonly seconds: number
}

/** What is sent while the account answers so, and the row after it. */
async function sent(row: ShowRow, answers: readonly (SavedShow | Error)[], to = owner) {
  const shelf = createMemoryShelf()
  await shelf.put(row)
  const saves: Save[] = []
  for (const answer of answers) {
    const call = ((_: unknown, { body }: { readonly body: Save }) => {
      saves.push(body)
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve({ data: answer })
    }) as unknown as Call
    await sendUnsent(call, { shelf, owner: to })
  }
  const kept = await shelf.find(id)
  return { saves, row: kept?.row }
}
const saved: SavedShow = { kind: 'saved', revision: 1 }

test('[SHOW-03] a show that the account was never told of is stored there without being opened', async () => {
  const { saves, row } = await sent(unsent, [saved, saved])
  // the server computes the length of what nobody has opened
  expect(saves).toEqual([expect.objectContaining({ id, base_revision: 0, seconds: 0, doc })])
  expect(row).toMatchObject({ base: doc, base_revision: 1, pending: null, isAhead: false })
})

test('[SHOW-03] without a network it is sent the next time, under the same key', async () => {
  const { saves, row } = await sent(unsent, [new ApiError({ kind: 'offline' }), saved])
  expect(saves.map((save) => save.save_key)).toEqual([saves[0]?.save_key, saves[0]?.save_key])
  expect(row).toMatchObject({ base_revision: 1, pending: null })
})

test('[SHOW-03] a save under way keeps its key, and later changes stay to be sent', async () => {
  const pending = { save_key, doc: emptyShow('Before', 7) }
  const { saves, row } = await sent({ ...unsent, pending }, [saved])
  expect(saves.map((save) => save.save_key)).toEqual([save_key])
  expect(row).toMatchObject({ doc, base: pending.doc, base_revision: 1, pending: null, isAhead: true })
})

test('[SHOW-03] a show that the account refuses stays on this device as it is', async () => {
  const { row } = await sent(unsent, [{ kind: 'tooMany' }])
  expect(row).toMatchObject({ doc, base: null, base_revision: 0 })
})

test.each([
  ['of a visitor', { customers_id: null }],
  ['of another customer', { customers_id: 8 }],
  ['of the other storefront', { project_id: 14 }],
  ['that was removed', { date_removed: 'then' }],
  ['that the account has', { base: doc, base_revision: 2 }],
  ['without changes', { isAhead: false }],
])('[SHOW-03] a show %s is not sent', async (_, more) => {
  expect((await sent({ ...unsent, ...more }, [saved])).saves).toEqual([])
})
