import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import {
  staffWebhookCalls as calls,
  type WebhookAnswer,
  type WebhookKind,
} from '#contract/staff/staff-webhooks.ts'
import { logInEditor, makeEditor } from '#tests/support/editor.ts'
import { eventually } from '#tests/support/eventually.ts'
import { placeOrder } from '#tests/support/placed-order.ts'
import { isSignedBy, openReceiver } from '#tests/support/receiver.ts'
import { useShop } from '#tests/support/shop.ts'

const shop = await useShop({ hasLocalWebhooks: true })
const staff = await logInEditor(shop.url, await makeEditor(shop.db))
const receiver = await openReceiver()
afterAll(() => receiver.close())

const save = (
  kinds: WebhookKind[],
  more: { id?: string; version?: number; url?: string; state?: 'active' | 'off' } = {},
) =>
  staff.call(calls.saveWebhook, {
    body: { id: randomUUID(), version: null, url: receiver.url, kinds, state: 'active', ...more },
  })
const secretOf = (answer: WebhookAnswer) => (answer.kind === 'saved' ? (answer.secret ?? '') : answer.text)
const shown = async (id: string) => (await staff.call(calls.listWebhooks, {})).find((each) => each.id === id)
const deliveries = (id: string) => staff.call(calls.webhookDeliveries, { params: { id } })
const replay = (id: string, what: { key: string } | { since: string }) =>
  staff.call(calls.replayWebhook, { body: { id, what } })
const off = async (id: string) =>
  save(['order'], { id, version: (await shown(id))?.version ?? 0, state: 'off' })
const idsOf = (from = 0) => receiver.received.slice(from).map(({ headers }) => headers['webhook-id'])

test('[T94] an event of a chosen kind is sent once, signed, under an id of its own, and nothing of others', async () => {
  const id = randomUUID()
  const secret = secretOf(await save(['order'], { id }))
  // a press that is repeated after a lost answer
  expect(secretOf(await save(['order'], { id }))).toBe(secret)
  const order = await placeOrder(shop)
  await eventually(() => expect(receiver.received).toHaveLength(2))
  const sent = (type: string) =>
    receiver.received.map(({ body }) => JSON.parse(body)).find((each) => each.type === type)
  expect(sent('order.placed')).toEqual({
    type: 'order.placed',
    timestamp: expect.any(String),
    data: { seq: expect.any(Number), orders_id: order.id, status_id: 1, total: order.total / 100 },
  })
  expect(sent('order.paid')).toMatchObject({ data: { orders_id: order.id } })
  for (const each of receiver.received) expect(isSignedBy(secret, each)).toBe(true)
  expect(new Set(idsOf()).size).toBe(2)
  expect(JSON.stringify(receiver.received)).not.toContain('@')
  await eventually(async () => expect(await shown(id)).toMatchObject({ sent: 2, waiting: 0, failed: 0 }))
  await off(id)
})

test('[T94] for a day after a rotation both secrets sign, then the new one alone', async () => {
  const id = randomUUID()
  const before = secretOf(await save(['product'], { id }))
  const after = secretOf(await staff.call(calls.rotateWebhook, { body: { id, version: 1 } }))
  expect(secretOf(await staff.call(calls.rotateWebhook, { body: { id, version: 1 } }))).toBe(after)
  expect(await staff.call(calls.rotateWebhook, { body: { id, version: 2 } })).toMatchObject({
    kind: 'invalid',
  })
  const sent = async () => {
    const from = receiver.received.length
    await staff.call(calls.testWebhook, { body: { id, request_id: randomUUID() } })
    return eventually(() => {
      const [test] = receiver.received.slice(from)
      if (!test) throw new Error('not received')
      return test
    })
  }
  const both = await sent()
  expect([isSignedBy(before, both), isSignedBy(after, both)]).toEqual([true, true])
  await sql`update webhooks set rotated_at = rotated_at - interval '25 hours'`.execute(shop.db)
  const later = await sent()
  expect([isSignedBy(before, later), isSignedBy(after, later)]).toEqual([false, true])
})

test('[T94] a receiver that fails is tried again, and after the last try the webhook is paused, told, and replayed under the same id', async () => {
  await sql`update settings set value = '"ops@lund.example"' where project_id = 11 and key = 'notify_failures'`.execute(
    shop.db,
  )
  const id = randomUUID()
  await save(['order'], { id })
  receiver.state.status = 307
  const since = new Date().toISOString()
  const from = receiver.received.length
  await placeOrder(shop)
  await eventually(async () => {
    const [first] = await deliveries(id)
    expect(first).toMatchObject({
      state: 'waiting',
      status: 307,
      error: 'It answered 307: redirects are not followed.',
    })
  })
  await eventually(async () => {
    // the try before the last one
    await sql`update pgboss.job set retry_count = 10, start_after = now() where name = 'webhook' and state = 'retry'`.execute(
      shop.db,
    )
    expect(await shown(id)).toMatchObject({ state: 'paused', waiting: 0, failed: 2 })
  })
  expect(await replay(id, { since: new Date(0).toISOString() })).toEqual({
    kind: 'invalid',
    text: 'The webhook is paused: switch it on first.',
  })
  const failed = new Set(idsOf(from))
  receiver.state.status = 204
  const again = receiver.received.length
  const missed = await placeOrder(shop)
  const version = (await shown(id))?.version ?? 0
  await save(['order'], { id, version })
  expect((await replay(id, { since })).kind).toBe('decided')
  await eventually(() => {
    expect(idsOf(again)).toEqual(expect.arrayContaining([...failed]))
    expect(
      receiver.received
        .slice(again)
        .map(({ body }) => body)
        .join(),
    ).toContain(`"orders_id":${missed.id}`)
  })
  const one = (await deliveries(id)).find(({ state }) => state === 'sent')
  expect(await replay(id, { key: one?.key ?? '' })).toEqual({
    kind: 'decided',
    text: '1 event is sent again, under the same ids.',
  })
  await off(id)
})

test('[T94] a receiver that never answers holds up no other', async () => {
  const silent = await openReceiver()
  silent.state.status = 0
  const [dead, live] = [randomUUID(), randomUUID()]
  await save(['shipment'], { id: dead, url: silent.url })
  await save(['shipment'], { id: live })
  const from = receiver.received.length
  const events = 30
  await sql`insert into events (project_id, kind, body)
    select 11, 'shipment.made', '{}' from generate_series(1, ${events})`.execute(shop.db)
  await eventually(() => expect(receiver.received).toHaveLength(from + events))
  expect(silent.received.length).toBeLessThan(events)
  await save(['shipment'], { id: dead, version: 1, url: silent.url, state: 'off' })
  await save(['shipment'], { id: live, version: 1, state: 'off' })
  silent.close()
})

test('a test that is not taken says why, once, and pauses nothing', async () => {
  const id = randomUUID()
  await save(['document'], { id, url: 'http://127.0.0.1:9/' })
  await staff.call(calls.testWebhook, { body: { id, request_id: randomUUID() } })
  await eventually(async () =>
    expect(await deliveries(id)).toMatchObject([
      {
        kind: 'webhook.test',
        state: 'failed',
        tries: 1,
        status: null,
        error: 'No connection (ECONNREFUSED).',
      },
    ]),
  )
  expect(await shown(id)).toMatchObject({ state: 'active' })
})

test('a change over another one is told, an address with a password is refused, and another storefront has none of it', async () => {
  const id = randomUUID()
  await save(['stock'], { id })
  await save(['stock', 'product'], { id, version: 1 })
  expect(await save(['refund'], { id, version: 1 })).toMatchObject({ kind: 'changed' })
  expect(await save(['order'], { url: 'https://me:word@office.example/' })).toMatchObject({ kind: 'invalid' })
  const other = await logInEditor(shop.url, await makeEditor(shop.db), { projectId: 14 })
  expect(await other.call(calls.listWebhooks, {})).toEqual([])
  const { status } = await other.send(calls.rotateWebhook, { body: { id, version: 2 } })
  expect(status).toBe(404)
  expect(
    await other.call(calls.saveWebhook, {
      body: { id, version: null, url: receiver.url, kinds: ['order'], state: 'active' },
    }),
  ).toMatchObject({ kind: 'changed' })
})
