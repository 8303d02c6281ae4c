import type { Policy } from './policy.ts'

/** A key reaches the orders and products of its storefront; nobody else reaches the feed. */
const ofFeed = (body: () => object, ...ids: readonly string[]): Policy => ({
  admits: 'feed',
  ids: Object.fromEntries(['body.request_id', ...ids].map((id) => [id, 'public'])),
  payload: () => ({ body: { request_id: crypto.randomUUID(), ...body() } }),
})
/** that the policy of saving adds, before those of the others are tried */
const WEBHOOK = crypto.randomUUID()
/** One of which each member of staff of the storefront sees all. */
const aboutWebhook = (more: () => object, ...ids: readonly string[]): Policy => ({
  admits: 'staff',
  ids: Object.fromEntries(['body.id', ...ids].map((id) => [id, 'public'])),
  payload: () => ({ body: { id: WEBHOOK, ...more() } }),
})
const ORDER = { orders_id: 800_001 }

export const feedPolicies: Readonly<Record<string, Policy>> = {
  readFeedState: { admits: 'staff' },
  makeFeedKey: { admits: 'staff', payload: () => ({ body: { name: 'Nobody' } }) },
  revokeFeedKey: {
    admits: 'staff',
    ids: { 'body.id': 'public' },
    payload: () => ({ body: { id: 2_000_000_000 } }),
  },
  listWebhooks: { admits: 'staff' },
  saveWebhook: aboutWebhook(() => ({
    version: null,
    url: 'https://office.example/hook',
    kinds: ['order'],
    state: 'active',
  })),
  rotateWebhook: aboutWebhook(() => ({ version: 1 })),
  testWebhook: aboutWebhook(() => ({ request_id: crypto.randomUUID() }), 'body.request_id'),
  webhookDeliveries: {
    admits: 'staff',
    ids: { 'params.id': 'public' },
    payload: () => ({ params: { id: WEBHOOK } }),
  },
  replayWebhook: aboutWebhook(() => ({ what: { key: crypto.randomUUID() } })),
  readFeed: { admits: 'feed', payload: () => ({ query: { after: '0' } }) },
  postShipments: ofFeed(
    () => ({ shipments: [{ ...ORDER, lines: null, numbers: [], carrier: null }] }),
    'body.shipments.0.orders_id',
  ),
  postStock: ofFeed(() => ({ stock: [{ products_model: 'NONE', change: 1 }] })),
  postAcks: ofFeed(
    () => ({ acks: [{ ...ORDER, external_id: 'SO-1' }] }),
    'body.acks.0.orders_id',
    'body.acks.0.external_id',
  ),
}
