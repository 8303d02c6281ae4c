import { expect, test } from 'vitest'
import { showCalls } from '#contract/shows/shows.ts'
import { cleanUp } from '#server/platform/database/clean-up.ts'
import { makeShopper } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import { publish, save, saveOf, share, showOf, store, tokenIn } from './stored-shows.ts'

const DAY = 86_400_000
let time = new Date('2027-06-01T12:00:00Z').getTime()
const shop = await useShop({ now: () => new Date(time) })
const silver = () => makeShopper(shop.url, shop.db)
const remove = (shopper: Shopper, id: string, restore = false) =>
  shopper.call(showCalls.removeShow, { body: { id, restore } })
const listed = async (shopper: Shopper) => (await shopper.call(showCalls.selectShows, {})).shows
const view = (shopper: Shopper, token: string) => shopper.send(showCalls.viewShow, { params: { token } })

test('a removed show is listed last, not opened, and restored as it was', async () => {
  const shopper = await silver()
  const first = await store(shopper, showOf(3))
  const second = await store(shopper)
  for (const _ of [1, 2]) expect(await remove(shopper, first)).toMatchObject({ success: true })
  expect((await shopper.send(showCalls.selectShow, { params: { id: first } })).status).toBe(404)
  expect((await listed(shopper)).map(({ id, date_removed }) => [id, date_removed])).toEqual([
    [second, null],
    [first, new Date(time).toISOString()],
  ])
  for (const _ of [1, 2]) expect(await remove(shopper, first, true)).toMatchObject({ success: true })
  expect(await shopper.call(showCalls.selectShow, { params: { id: first } })).toMatchObject({
    revision: 1,
    doc: showOf(3),
  })
  expect(await save(shopper, saveOf({ id: first, base_revision: 1 }))).toEqual({ kind: 'saved', revision: 2 })
})

test('removing a show ends its share, which restoring does not bring back', async () => {
  const shopper = await silver()
  const { id, token } = await share(shopper)
  expect((await view(shopper, token)).status).toBe(200)
  await remove(shopper, id)
  expect((await view(shopper, token)).status).toBe(404)
  await remove(shopper, id, true)
  expect((await view(shopper, token)).status).toBe(404)
  expect((await listed(shopper))[0]?.share).toBe(null)
  expect(tokenIn(await publish(shopper, id))).not.toBe(token)
})

test('a removed show can be restored for 30 days', async () => {
  const shopper = await silver()
  const id = await store(shopper)
  await remove(shopper, id)
  const rows = () => shop.db.selectFrom('shows').select('show_id').where('show_id', '=', id).execute()
  await cleanUp(shop.db, new Date(time + 30 * DAY - 1_000))
  expect(await rows()).toHaveLength(1)
  await cleanUp(shop.db, new Date(time + 30 * DAY + 1_000))
  expect(await rows()).toEqual([])
})

test('a hundred shows admit no restored one, and of removed ones the last hundred are kept', async () => {
  const shopper = await silver()
  const ids: string[] = []
  for (let stored = 0; stored < 101; stored++) {
    // fifty saves a minute are within the limit
    if (stored % 50 === 0) time += 61_000
    ids.push(await store(shopper))
    if (stored === 0) await remove(shopper, ids[0] ?? '')
  }
  expect(await remove(shopper, ids[0] ?? '', true)).toMatchObject({
    success: false,
    errors: ['You have 100 shows. Remove some of them to restore another.'],
  })
  for (const id of ids) {
    time += 1_000
    await remove(shopper, id)
  }
  const kept = (await listed(shopper)).map(({ id }) => id)
  expect(kept).toEqual(ids.slice(1).reverse())
})
