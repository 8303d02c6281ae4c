import { describe, expect, test } from 'vitest'
import { SUBMIT_KINDS, type SubmitOrderResponse } from '#contract/checkout/submit-order.ts'
import {
  isAsync,
  verdictOfResponse,
  verdictOfProcess,
} from '#machines/checkout/order-submission/order-submission.outcome.ts'
import { checkoutSettingsOf } from '#machines/checkout/checkout-preflight/checkout-preflight.outcome.ts'

const answer = (part: Partial<SubmitOrderResponse>): SubmitOrderResponse => ({
  success: false,
  message: null,
  errors: [],
  card_declined: false,
  data: null,
  ...part,
})
const data = { cart_id: 501, orders_id: null, total: null, changes: [], new_cart_id: null }

describe('parsing a response of submit-order', () => {
  test('[ORD-13] every kind that charged nothing keeps its own reason', () => {
    const kinds = SUBMIT_KINDS.filter((kind) => !['accepted', 'declined', 'pending'].includes(kind))
    for (const kind of kinds) {
      const response = answer({ data: { ...data, kind } })
      expect(verdictOfResponse(response)).toEqual({ kind: 'rejected', reason: kind, response })
    }
  })

  test('success, decline and pending are distinguished independent of other fields', () => {
    expect(verdictOfResponse(answer({ success: true })).kind).toBe('accepted')
    expect(verdictOfResponse(answer({ card_declined: true })).kind).toBe('declined')
    expect(verdictOfResponse(answer({ data: { ...data, kind: 'declined' } })).kind).toBe('declined')
    expect(verdictOfResponse(answer({ data: { ...data, kind: 'pending' } })).kind).toBe('pending')
  })

  test('[ORD-13] a rejection without a kind is a failure', () => {
    expect(verdictOfResponse(answer({}))).toEqual({
      kind: 'rejected',
      reason: 'failed',
      response: answer({}),
    })
  })
})

describe('parsing a response of the order process', () => {
  test('[ORD-04] complete, declined and error map like the response of submit-order', () => {
    const response = answer({ errors: ['No.'] })
    expect(verdictOfProcess({ status: 'complete', response })).toEqual({ kind: 'accepted', response })
    expect(verdictOfProcess({ status: 'declined', response })).toEqual({ kind: 'declined', response })
    expect(verdictOfProcess({ status: 'error', response })).toEqual({
      kind: 'rejected',
      reason: 'failed',
      response,
    })
    const refused = answer({ data: { ...data, kind: 'stock' } })
    expect(verdictOfProcess({ status: 'error', response: refused })).toEqual(verdictOfResponse(refused))
    expect(verdictOfProcess({ status: 'pending', response: null })).toEqual({ kind: 'pending' })
    expect(verdictOfProcess({ status: 'none', response: null })).toEqual({ kind: 'none' })
  })
})

test('[ORD-02] an order is dispatched asynchronously only with both settings and enough distinct products', () => {
  const both = { netsuite_integration_enabled: 'yes', async_order_processing_enabled: 1 }
  const order = {
    cart_id: 501,
    cart_version: 1,
    reviewed_total: 1,
    shipping_quotes_id: null,
    payment_method: 'net_terms',
    comments: null,
    confirmed_age: null,
  } as const
  const place = (settings: Readonly<Record<string, string | number>>, skus: number) =>
    isAsync({ kind: 'place', order, settings: checkoutSettingsOf(settings), skus })
  expect(place(both, 50)).toBe(true)
  expect(place(both, 49)).toBe(false)
  expect(place({ ...both, netsuite_integration_enabled: 'no' }, 50)).toBe(false)
  expect(place({ ...both, async_order_processing_enabled: 0 }, 50)).toBe(false)
})
