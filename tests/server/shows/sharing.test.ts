import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { API_PREFIX } from '#contract/platform/constants.ts'
import { showCalls } from '#contract/shows/shows.ts'
import { openShop } from '#server/shop.ts'
import { makeCustomer, makeShopper } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper, shopperAt } from '#tests/support/shopper.ts'
import { cueOf, PRODUCT, publish, save, saveOf, share, showOf, store, tokenIn } from './stored-shows.ts'

let time = Date.now()
const shop = await useShop({
  now: () => new Date(time),
  trustedProxies: 1,
  storefronts: [
    { projectId: 11, port: 0 },
    { projectId: 14, port: 0 },
  ],
})
const silver = () => makeShopper(shop.url, shop.db)
let addresses = 0
/** A visitor at an address that has asked for nothing yet. */
const visitor = () => shopperAt(shop.url, `198.51.100.${++addresses}`)
const view = (shopper: Shopper, token: string) => shopper.send(showCalls.viewShow, { params: { token } })
const token22 = () => randomBytes(16).toString('base64url')
const shares = async (shopper: Shopper) =>
  (await shopper.call(showCalls.selectShows, {})).shows.map((each) => each.share)

test('[ROUTE-40] whoever has the link sees the show, without log-in, prices, notes, music or devices on hand', async () => {
  const shopper = await silver()
  const doc = showOf(2, {
    music: { name: 'Anthem.mp3', seconds: 200, offset_ms: 0 },
    on_hand: { [PRODUCT]: 3 },
    cues: [cueOf(0, { note: 'call Mara' }), cueOf(1)],
  })
  const id = await store(shopper, doc)
  const link = tokenIn(await publish(shopper, id, { signature: 'Mara Q.' }))
  const reply = await view(visitor(), link)
  const { music: _music, on_hand: _onHand, cues, ...shown } = doc
  expect(reply.body).toEqual({
    doc: { ...shown, cues: cues.map(({ note: _note, ...cue }) => cue) },
    signature: 'Mara Q.',
    products: [
      expect.objectContaining({ products_id: PRODUCT, is_sold: true }),
      expect.objectContaining({ products_id: PRODUCT + 1, is_sold: true }),
    ],
  })
  expect(JSON.stringify(reply.body)).not.toMatch(/"price"|"note"|call Mara|Anthem|on_hand/)
  expect((await view(shopper, link)).body).toEqual(reply.body)
  expect(reply.headers.get('cache-control')).toBe('no-store')
})

test('publishing twice, and bringing the copy up to date, keep link and views; the copy stays as it was until then', async () => {
  const shopper = await silver()
  const { id, token } = await share(shopper)
  expect(tokenIn(await publish(shopper, id))).toBe(token)
  await view(visitor(), token)
  await save(shopper, saveOf({ id, base_revision: 1, doc: showOf(5, { name: 'Longer' }) }))
  expect((await view(visitor(), token)).body).toMatchObject({ doc: { name: 'Lake finale' } })
  expect((await shares(shopper))[0]).toMatchObject({ revision: 1, views: 2 })
  const updated = await publish(shopper, id, { revision: 2 })
  expect(updated).toMatchObject({ kind: 'published', share: { revision: 2, views: 2, signature: '' } })
  expect(tokenIn(updated)).toBe(token)
  expect((await view(visitor(), token)).body).toMatchObject({ doc: { name: 'Longer' } })
})

test('another revision than the stored one is not shared', async () => {
  const shopper = await silver()
  const id = await store(shopper)
  await save(shopper, saveOf({ id, base_revision: 1 }))
  expect(await publish(shopper, id)).toEqual({ kind: 'changed', revision: 2 })
  expect(await shares(shopper)).toEqual([null])
})

test('a revoked link ends at once, and the next one is another', async () => {
  const shopper = await silver()
  const { id, token } = await share(shopper)
  for (const _ of [1, 2])
    expect(await shopper.call(showCalls.revokeShare, { body: { id } })).toMatchObject({ success: true })
  expect((await view(visitor(), token)).status).toBe(404)
  expect(tokenIn(await publish(shopper, id))).not.toBe(token)
})

test('[T66] unknown, revoked, malformed and foreign tokens get the same answer', async () => {
  const shopper = await silver()
  const { id, token } = await share(shopper)
  await shopper.call(showCalls.revokeShare, { body: { id } })
  const live = await share(shopper)
  const pro = shopperAt(shop.proUrl, '198.51.100.250')
  const foreign = await pro.fetch(`/${API_PREFIX}/public/api/shows/view/${live.token}?project_id=14`)
  const bodies = [
    await view(visitor(), token),
    await view(visitor(), token22()),
    await view(visitor(), 'x'),
    await view(visitor(), `${live.token}x`),
    await view(visitor(), live.token.toLowerCase() === live.token ? 'y' : live.token.toLowerCase()),
  ].map(({ status, body }) => [status, body])
  expect(new Set(bodies.map((each) => JSON.stringify(each)))).toEqual(
    new Set(['[404,{"success":false,"errors":["Not found."]}]']),
  )
  expect(foreign.status).toBe(404)
  expect((await view(visitor(), live.token)).status).toBe(200)
})

test('the table holds no token, only its SHA-256, and another secret shows no link, though it still opens', async () => {
  const shopper = await silver()
  const { token } = await share(shopper)
  const rows = await shop.db.selectFrom('show_shares').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
  const hash = createHash('sha256').update(token).digest()
  expect(rows.filter((row) => row.token_hash.equals(hash))).toHaveLength(1)
  const other = await openShop({
    databaseUrl: shop.databaseUrl,
    dataDir: `${shop.outbox}-other`,
    storefronts: [{ projectId: 11, port: 0 }],
    host: '127.0.0.1',
    secret: new Uint8Array(32).fill(9),
    assets: null,
    seedDemo: false,
    checkAnswers: true,
    log: () => undefined,
  })
  try {
    const url = other.addresses[0]?.url.replace(/\/$/, '') ?? ''
    expect((await view(new Shopper(url), token)).status).toBe(200)
    const email = await makeCustomer(shop.db)
    const owner = new Shopper(url)
    await owner.logIn(email)
    const own = await share(owner)
    const before = new Shopper(shop.url)
    await before.logIn(email)
    expect(await shares(before)).toEqual([expect.objectContaining({ link: null, views: 0 })])
    expect((await view(visitor(), own.token)).status).toBe(200)
  } finally {
    await other.close()
  }
})

test('an address may ask for 30 wrong tokens in ten minutes, then gets 429 for right ones too', async () => {
  const { token } = await share(await silver())
  const guesser = visitor()
  for (let asked = 0; asked < 30; asked++) expect((await view(guesser, token22())).status).toBe(404)
  expect((await view(guesser, token22())).status).toBe(429)
  const blocked = await view(guesser, token)
  expect([blocked.status, Number(blocked.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect((await view(visitor(), token)).status).toBe(200)
  time += 601_000
  expect((await view(guesser, token)).status).toBe(200)
})

test('an address may view 120 times in ten minutes', async () => {
  const { token } = await share(await silver())
  const reader = visitor()
  const statuses = await Promise.all(
    Array.from({ length: 124 }, async () => (await view(reader, token)).status),
  )
  expect(statuses.filter((status) => status === 200)).toHaveLength(120)
  expect(statuses.filter((status) => status === 429)).toHaveLength(4)
})

test('a customer may publish 20 times an hour', async () => {
  const shopper = await silver()
  const id = await store(shopper)
  for (let sent = 0; sent < 20; sent++) await publish(shopper, id)
  const body = { id, revision: 1 }
  expect((await shopper.send(showCalls.publishShow, { body })).status).toBe(429)
})

test('views are counted each, and nothing else is stored of who viewed', async () => {
  const shopper = await silver()
  const { token } = await share(shopper)
  const [before] = await shop.db.selectFrom('show_shares').selectAll().orderBy('show_row', 'desc').execute()
  await Promise.all(Array.from({ length: 25 }, () => view(visitor(), token)))
  const [after] = await shop.db.selectFrom('show_shares').selectAll().orderBy('show_row', 'desc').execute()
  expect(after).toEqual({ ...before, views: 25 })
})
