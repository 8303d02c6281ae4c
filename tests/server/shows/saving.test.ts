import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { SHOW_LIMITS } from '#contract/shows/show-doc.ts'
import { showCalls } from '#contract/shows/shows.ts'
import { makeShopper } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { cueOf, save, saveOf, showOf, store } from './stored-shows.ts'

const shop = await useShop({
  storefronts: [
    { projectId: 11, port: 0 },
    { projectId: 14, port: 0 },
  ],
})
const silver = () => makeShopper(shop.url, shop.db)
const read = (shopper: Shopper, id: string) => shopper.call(showCalls.selectShow, { params: { id } })
const listed = async (shopper: Shopper) => (await shopper.call(showCalls.selectShows, {})).shows

test('[SHOW-01] a show is stored, listed and opened as it was saved', async () => {
  const shopper = await silver()
  const doc = showOf(3, {
    name: 'Lake finale “2026” ✨',
    music: { name: 'Anthem.mp3', seconds: 200, offset_ms: -1_500 },
    on_hand: { '10001': 4 },
    cues: [cueOf(0, { note: 'by the pier' }), cueOf(1, { at_ms: null }), cueOf(2, { lead_ms: 40 })],
  })
  const request = saveOf({ doc, seconds: 62 })
  expect(await save(shopper, request)).toEqual({ kind: 'saved', revision: 1 })
  expect(await read(shopper, request.id)).toEqual({ id: request.id, revision: 1, doc, share: null })
  const second = await store(shopper, showOf(1, { name: 'Second' }))
  expect(await listed(shopper)).toEqual([
    expect.objectContaining({ id: second, name: 'Second', cue_count: 1 }),
    {
      id: request.id,
      name: 'Lake finale “2026” ✨',
      cue_count: 3,
      seconds: 62,
      revision: 1,
      date_modified: expect.any(String),
      date_removed: null,
      share: null,
    },
  ])
})

test('the length of a show that its device does not know yet is computed here', async () => {
  const shopper = await silver()
  const at = (at_ms: number | null) => showOf(0, { cues: [cueOf(0, { at_ms })] })
  for (const doc of [at(0), at(20_000), at(null), showOf(0)]) await save(shopper, saveOf({ doc, seconds: 0 }))
  const [empty, tray, late, early] = (await listed(shopper)).map(({ seconds }) => seconds)
  expect([empty, tray]).toEqual([0, 0])
  expect(early).toBeGreaterThan(0)
  expect(late).toBe(20 + (early ?? 0))
})

test('a save over the stored revision makes the next one', async () => {
  const shopper = await silver()
  const id = await store(shopper)
  const doc = showOf(1, { name: 'Shorter' })
  expect(await save(shopper, saveOf({ id, base_revision: 1, doc }))).toEqual({ kind: 'saved', revision: 2 })
  expect(await read(shopper, id)).toMatchObject({ revision: 2, doc: { name: 'Shorter' } })
})

test('a save over an older revision changes nothing and gets what is stored', async () => {
  const shopper = await silver()
  const id = await store(shopper)
  const theirs = showOf(4)
  await save(shopper, saveOf({ id, base_revision: 1, doc: theirs }))
  const mine = saveOf({ id, base_revision: 1, doc: showOf(1) })
  expect(await save(shopper, mine)).toEqual({ kind: 'conflict', revision: 2, doc: theirs })
  expect(await save(shopper, { ...mine, base_revision: 9 })).toMatchObject({ kind: 'conflict', revision: 2 })
  expect(await save(shopper, saveOf({ id }))).toMatchObject({ kind: 'conflict', revision: 2 })
  expect(await read(shopper, id)).toMatchObject({ revision: 2, doc: theirs })
})

test('a repeated save gets the answer of the first, at once or after other saves, and stores nothing', async () => {
  const shopper = await silver()
  const first = saveOf()
  const answers = await Promise.all(Array.from({ length: 6 }, () => save(shopper, first)))
  expect(answers).toEqual(Array.from({ length: 6 }, () => ({ kind: 'saved', revision: 1 })))
  const second = saveOf({ id: first.id, base_revision: 1, doc: showOf(3) })
  const twice = await Promise.all(Array.from({ length: 6 }, () => save(shopper, second)))
  expect(twice).toEqual(Array.from({ length: 6 }, () => ({ kind: 'saved', revision: 2 })))
  await save(shopper, saveOf({ id: first.id, base_revision: 2, doc: showOf(5) }))
  expect(await save(shopper, first)).toEqual({ kind: 'saved', revision: 1 })
  expect(await save(shopper, second)).toEqual({ kind: 'saved', revision: 2 })
  expect(await read(shopper, first.id)).toMatchObject({ revision: 3, doc: showOf(5) })
})

test('of several saves over one revision at once exactly one is stored', async () => {
  const shopper = await silver()
  const id = await store(shopper)
  const requests = Array.from({ length: 8 }, (_, index) =>
    saveOf({ id, base_revision: 1, doc: showOf(1, { seed: index }) }),
  )
  const answers = await Promise.all(requests.map((request) => save(shopper, request)))
  const winner = answers.findIndex(({ kind }) => kind === 'saved')
  expect(answers.map(({ kind }) => kind).sort()).toEqual([...Array(7).fill('conflict'), 'saved'])
  expect(await read(shopper, id)).toMatchObject({ revision: 2, doc: { seed: winner } })
})

test('a show that was removed, or whose base is not stored, is not stored again by a save', async () => {
  const shopper = await silver()
  const id = await store(shopper)
  await shopper.call(showCalls.removeShow, { body: { id } })
  expect(await save(shopper, saveOf({ id, base_revision: 1 }))).toEqual({ kind: 'removed' })
  expect(await save(shopper, saveOf({ id }))).toEqual({ kind: 'removed' })
  expect(await save(shopper, saveOf({ base_revision: 3 }))).toEqual({ kind: 'removed' })
  expect(await listed(shopper)).toHaveLength(1)
})

test('a customer has a hundred shows, also when the last are saved at once', async () => {
  const shopper = await silver()
  await store(shopper)
  await sql`insert into shows (customer_id, project_id, show_id, name, doc, cue_count, seconds, revision, save_keys, modified_at)
    select customer_id, project_id, gen_random_uuid(), name, doc, cue_count, seconds, revision, save_keys, modified_at
    from (select * from shows order by id desc limit 1) s, generate_series(1, 96)`.execute(shop.db)
  const answers = await Promise.all(Array.from({ length: 6 }, () => save(shopper, saveOf())))
  expect(answers.map(({ kind }) => kind).sort()).toEqual([
    'saved',
    'saved',
    'saved',
    'tooMany',
    'tooMany',
    'tooMany',
  ])
  expect(await listed(shopper)).toHaveLength(SHOW_LIMITS.shows)
})

test('[T66] a show of another customer is not found, as an absent one, and its id is free for others', async () => {
  const owner = await silver()
  const other = await silver()
  const id = await store(owner, showOf(4))
  const answers = async (shown: string) => {
    const all = [
      await other.send(showCalls.selectShow, { params: { id: shown } }),
      await other.send(showCalls.removeShow, { body: { id: shown } }),
      await other.send(showCalls.removeShow, { body: { id: shown, restore: true } }),
      await other.send(showCalls.publishShow, { body: { id: shown, revision: 1 } }),
      await other.send(showCalls.revokeShare, { body: { id: shown } }),
      await other.send(showCalls.saveShow, { body: saveOf({ id: shown, base_revision: 1 }) }),
    ]
    return all.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)
  }
  const foreign = await answers(id)
  expect(foreign).toEqual(await answers(randomUUID()))
  expect(foreign.slice(0, 5)).toEqual(Array(5).fill('404 {"success":false,"errors":["Not found."]}'))
  expect(await other.send(showCalls.selectShow, { params: { id: 'x' } })).toMatchObject({ status: 404 })
  expect(await save(other, saveOf({ id, doc: showOf(1) }))).toEqual({ kind: 'saved', revision: 1 })
  expect(await read(owner, id)).toMatchObject({ doc: showOf(4) })
})

test('a show belongs to one storefront', async () => {
  const consumer = await silver()
  const id = await store(consumer)
  const pro = await makeShopper(shop.proUrl, shop.db, 'pro')
  expect(await save(pro, saveOf({ id, doc: showOf(1) }))).toEqual({ kind: 'saved', revision: 1 })
  const elsewhere = new Shopper(shop.proUrl, 14)
  elsewhere.token = consumer.token
  expect((await elsewhere.send(showCalls.selectShow, { params: { id } })).status).toBe(401)
  expect(await read(consumer, id)).toMatchObject({ doc: showOf(2) })
})
