import { expect, test } from 'vitest'
import { registry } from '#machines/index.ts'
import { chartOf } from '#statecharts/engine/chart-model.ts'
import { messageRows } from '#statecharts/export/implementations.ts'
import { messagesBetween } from '#statecharts/export/message-map.ts'

const messages = await messagesBetween(registry)
const told = (from: string, to: string) =>
  messages.filter((each) => each.from === from && each.to === to).map(({ event }) => event)

test('a message whose event a condition chooses is listed with each of its events', () => {
  expect(told('shop', 'checkout')).toEqual(['checkout.disabled', 'checkout.enabled', 'customer.left'])
  const shop = registry.find(({ machine }) => machine.id === 'shop') ?? expect.fail()
  const row = messageRows(shop.machine, chartOf(shop.machine)).find(([name]) => name === 'notifyAvailability')
  expect(row).toEqual(['notifyAvailability', 'sends', 'checkout.disabled or checkout.enabled', 'checkout'])
})

test('a message whose receiver a condition chooses is listed with each of its receivers', () => {
  expect(told('payment', 'delivery')).toContain('address.reload')
  expect(told('payment', 'shippingQuotes')).toContain('quotes.reload')
  expect(told('payment', 'delivery')).not.toContain('quotes.reload')
})

test('every message is one that its receiver takes', () => {
  const lost = messages.filter(({ to, event }) => {
    const receiver = registry.find(({ machine }) => machine.id === to)
    return !(event in (receiver?.events ?? {}))
  })
  expect(lost).toEqual([])
})
