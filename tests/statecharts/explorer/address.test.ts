import { expect, test } from 'vitest'
import { type Address, fragmentOf, parseAddress, stateAddress } from '#statecharts/explorer/address.ts'
import { pageTitle } from '#statecharts/explorer/page-title.ts'

const addresses: readonly Address[] = [
  { kind: 'start' },
  { kind: 'messages' },
  { kind: 'event', event: 'order.submit' },
  { kind: 'requirement', requirement: 'ORD-07' },
  stateAddress('checkout', ''),
  stateAddress('checkout', 'open.stepping', 'chart'),
  { kind: 'machine', machine: 'checkout', state: 'open', show: 'paths', path: 'checkout-3', step: 4 },
  { ...stateAddress('checkout', '', 'simulate'), run: 'start*step.requested 4*preparing allDone' },
]

test('an address is read back from its fragment', () => {
  expect(addresses.map((address) => parseAddress(fragmentOf(address)))).toEqual(addresses)
})

test('whatever stands in a fragment, something is shown', () => {
  expect(parseAddress('')).toEqual({ kind: 'start' })
  expect(parseAddress('#/checkout/%E0%A4%A?show=spin&step=-3')).toEqual(stateAddress('checkout', '%E0%A4%A'))
  expect(parseAddress('#/checkout?step=two&path=')).toMatchObject({ step: 0, path: '' })
})

test.each([
  ['#/', 'Statecharts'],
  ['#/payment/cardDeclined', 'cardDeclined · payment · Statecharts'],
  ['#/checkout/open.stepping?show=chart', 'Chart · stepping · checkout · Statecharts'],
  ['#/checkout?show=paths&path=checkout-3&step=2', 'checkout-3 · Paths · checkout · Statecharts'],
  ['#/checkout?show=flow', 'Flow · checkout · Statecharts'],
  ['#/requirement/ORD-07', 'ORD-07 · Statecharts'],
  ['#/changes/checkout', 'Changes of checkout · Statecharts'],
  ['#/live', 'Live · Statecharts'],
])('the title of %s is %s', (fragment, title) => {
  expect(pageTitle(parseAddress(fragment))).toBe(title)
})
