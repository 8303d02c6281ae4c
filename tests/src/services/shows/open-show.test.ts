import { expect, test } from 'vitest'
import { ApiError } from '#contract/platform/failure.ts'
import { emptyShow } from '#pyro/show/empty-show.ts'
import type { Call } from '#src/services/platform/client/client.ts'
import { createMemoryShelf } from '#src/services/shows/memory-shelf.ts'
import { openShow } from '#src/services/shows/open-show.ts'
import { readShowList } from '#src/services/shows/show-list.ts'
import type { ShowRow } from '#src/services/shows/show-row.ts'

const id = '5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a001'
const mine = emptyShow('Mine', 7)
const theirs = emptyShow('Theirs', 7)
const { signal } = new AbortController()
const visitor = { project_id: 11, customers_id: null }
const customer = { project_id: 11, customers_id: 7 }
const rowWith = (more: Partial<ShowRow> = {}): ShowRow => ({
  id,
  project_id: 11,
  customers_id: 7,
  doc: mine,
  base: mine,
  base_revision: 3,
  pending: null,
  isAhead: false,
  past: [],
  future: [],
  seconds: null,
  date_modified: '2026-06-01T12:00:00.000Z',
  date_removed: null,
  ...more,
})
const status = (code: number) =>
  new ApiError({ kind: 'status', status: code, errors: [], message: null, retryAfter: null })
const offline = new ApiError({ kind: 'offline' })
const stored = { id, revision: 4, doc: theirs, share: null }
const summary = {
  id,
  name: 'Theirs',
  cue_count: 2,
  seconds: 84,
  revision: 4,
  date_modified: '2026-07-01T12:00:00.000Z',
  date_removed: null,
  share: null,
}

/** What an account answers: this, or it fails so. */
const answering = (answer: object | Error): Call =>
  (() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer))) as unknown as Call

async function opened(
  answer: object | Error,
  owner = customer as typeof customer | typeof visitor,
  row?: ShowRow,
) {
  const shelf = createMemoryShelf()
  if (row) await shelf.put(row)
  const found = await openShow(answering(answer), { shelf, owner, now: () => 'now' }, id, signal)
  if (found.kind === 'missing') return 'missing'
  const { show, account } = found.opened
  return `${show.doc.name}, revision ${show.base_revision}, ${account}`
}

test('[SHOW-02] a show that the server has newer is opened as the server has it', async () => {
  expect(await opened(stored, customer, rowWith())).toBe('Theirs, revision 4, used')
  expect(await opened(stored)).toBe('Theirs, revision 4, used')
})

test('[SHOW-02] changes of the device are opened, whatever the server has', async () => {
  expect(await opened(stored, customer, rowWith({ isAhead: true }))).toBe('Mine, revision 3, used')
  const pending = { save_key: id, doc: mine }
  expect(await opened(stored, customer, rowWith({ pending }))).toBe('Mine, revision 3, used')
})

test('[SHOW-02] without the server the show of the device is opened; without both it is out of reach', async () => {
  expect(await opened(offline, customer, rowWith())).toBe('Mine, revision 3, used')
  await expect(opened(offline)).rejects.toBe(offline)
})

test('[SHOW-02] a show that nobody has is missing, one that the account has not got yet is not', async () => {
  expect(await opened(status(404))).toBe('missing')
  expect(await opened(status(404), customer, rowWith({ isAhead: true }))).toBe('Mine, revision 3, used')
  expect(await opened(status(404), customer, rowWith({ date_removed: 'then' }))).toBe('missing')
})

test('[SHOW-02] a show of another customer, or of the other storefront, is missing', async () => {
  expect(await opened(stored, customer, rowWith({ customers_id: 8 }))).toBe('missing')
  expect(await opened(stored, visitor, rowWith())).toBe('missing')
  expect(await opened(stored, customer, rowWith({ project_id: 14 }))).toBe('missing')
})

test('[SHOW-02] a show of a visitor stays on the device, and is offered to the account', async () => {
  const row = rowWith({ customers_id: null })
  expect(await opened(stored, visitor, row)).toBe('Mine, revision 3, none')
  expect(await opened(stored, customer, row)).toBe('Mine, revision 3, offered')
})

async function listed(
  answer: object | Error,
  row: ShowRow,
  owner: typeof customer | typeof visitor = customer,
) {
  const shelf = createMemoryShelf()
  await shelf.put(row)
  const { shows, account } = await readShowList(answering(answer), shelf, owner, signal)
  return [
    account,
    ...shows.map(({ name, isOnDevice, isOnAccount, isDirty }) =>
      [name, isOnDevice && 'device', isOnAccount && 'account', isDirty && 'dirty'].filter(Boolean).join(', '),
    ),
  ]
}

test('[SHOW-02] a show of the device and the account is listed once, with the name that is newer', async () => {
  expect(await listed({ shows: [summary] }, rowWith())).toEqual(['known', 'Theirs, device, account'])
  expect(await listed({ shows: [summary] }, rowWith({ isAhead: true }))).toEqual([
    'known',
    'Mine, device, account, dirty',
  ])
})

test('[SHOW-02] shows of the device are listed without the server, and those of others never', async () => {
  expect(await listed(offline, rowWith())).toEqual(['away', 'Mine, device'])
  expect(await listed(status(404), rowWith())).toEqual(['none', 'Mine, device'])
  expect(await listed({ shows: [] }, rowWith({ customers_id: 8 }))).toEqual(['known'])
  expect(await listed({ shows: [] }, rowWith(), visitor)).toEqual(['none'])
})
