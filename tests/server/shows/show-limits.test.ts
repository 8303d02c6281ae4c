import { expect, test } from 'vitest'
import { SHOW_LIMITS, type ShowDoc } from '#contract/shows/show-doc.ts'
import { showCalls } from '#contract/shows/shows.ts'
import { makeShopper } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import { cueOf, save, saveOf, showOf, store } from './stored-shows.ts'

const shop = await useShop()
const silver = () => makeShopper(shop.url, shop.db)
const read = (shopper: Shopper, id: string) => shopper.call(showCalls.selectShow, { params: { id } })
const listed = async (shopper: Shopper) => (await shopper.call(showCalls.selectShows, {})).shows

test('a document that is not as the contract says is refused and stores nothing', async () => {
  const shopper = await silver()
  const doc = showOf()
  const bad: readonly unknown[] = [
    { ...doc, format: 2 },
    { ...doc, name: ' ' },
    { ...doc, name: 'x'.repeat(81) },
    { ...doc, owner: 'Mara' },
    { ...doc, positions: [] },
    { ...doc, positions: [...doc.positions, ...doc.positions] },
    { ...doc, cues: [cueOf(0), cueOf(0)] },
    { ...doc, cues: [cueOf(0, { position: 'p2' })] },
    { ...doc, cues: [cueOf(0, { at_ms: 1.5 })] },
    { ...doc, cues: [cueOf(0, { at_ms: 3_600_001 })] },
    { ...doc, cues: [cueOf(0, { note: 'x'.repeat(121) })] },
    { ...doc, cues: [{ ...cueOf(0), id: 'mara@quill.example' }] },
    { ...doc, cues: Array.from({ length: 301 }, (_, index) => cueOf(index, { products_id: index + 1 })) },
    { ...doc, on_hand: { __proto__x: 1 } },
  ]
  for (const each of bad) {
    const body = { ...saveOf(), doc: each }
    expect([each, (await shopper.send(showCalls.saveShow, { body })).status]).toEqual([each, 422])
  }
  expect(await listed(shopper)).toEqual([])
})

const noted = (cues: number, note: string): ShowDoc =>
  showOf(0, { cues: Array.from({ length: cues }, (_, index) => cueOf(index, { note })) })

test('a thousand cues are stored; a document over 128 KiB, and a body over 160 KiB, get 413', async () => {
  const shopper = await silver()
  const doc = noted(1_000, '')
  expect(Buffer.byteLength(JSON.stringify(doc))).toBeLessThan(SHOW_LIMITS.bytes)
  const id = await store(shopper, doc)
  expect(await read(shopper, id)).toMatchObject({ doc })
  for (const note of ['x'.repeat(10), 'x'.repeat(120)]) {
    const body = saveOf({ doc: noted(1_000, note) })
    expect(Buffer.byteLength(JSON.stringify(body.doc))).toBeGreaterThan(SHOW_LIMITS.bytes)
    expect((await shopper.send(showCalls.saveShow, { body })).status).toBe(413)
  }
})

test('the 61st save of a minute gets 429 with the time to wait', async () => {
  const shopper = await silver()
  const request = saveOf()
  for (let sent = 0; sent < 60; sent++) await save(shopper, request)
  const reply = await shopper.send(showCalls.saveShow, { body: request })
  expect(reply.status).toBe(429)
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await save(await silver(), saveOf())).toMatchObject({ kind: 'saved' })
})
