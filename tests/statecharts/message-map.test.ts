import { expect, test } from 'vitest'
import { registry } from '#machines/index.ts'
import { chartOf } from '#statecharts/engine/chart-model.ts'
import { eventSenders } from '#statecharts/export/event-senders.ts'
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

test('a machine that raises an event and one that spawns the receiver are its senders', () => {
  expect(told('shop', 'shop')).toContain('customer.greeted')
  expect(told('toaster', 'toast')).toContain('tab.shown')
})

test('every event names who sends it: a machine, a page, another part of the app, or a sentence of its model', () => {
  const senders = eventSenders(registry)
  expect(senders['cart.superseded']).toEqual(['src/app/wiring/start-shop.ts'])
  expect(senders['hold.lost']).toEqual(['src/services/shows/hold-show.ts'])
  for (const { machine, events, sentElsewhere = {} } of registry)
    for (const event of Object.keys(events)) {
      const told = sentElsewhere[event]
      const sending = [
        ...messages.filter((each) => each.event === event && each.to === machine.id),
        ...(senders[event] ?? []).filter((sender) => sender !== told),
      ]
      // a sentence stands only where nothing else is known to send it
      const isSent = sending.length > 0
      expect([machine.id, event, isSent]).toEqual([machine.id, event, told === undefined])
    }
})

test('every message is one that its receiver takes', () => {
  const lost = messages.filter(({ to, event }) => {
    const receiver = registry.find(({ machine }) => machine.id === to)
    return !(event in (receiver?.events ?? {}))
  })
  expect(lost).toEqual([])
})
