import { expect, test } from 'vitest'
import { chatModel } from '#machines/chat/chat.model.ts'
import { chatFactsOf, chatViewOf, customDataOf } from '#machines/chat/chat.selectors.ts'
import { knownReply } from '#machines/session/session-samples.ts'
import { rules } from '#tests/machines/conduct.ts'
import { play } from '#tests/machines/play.ts'

rules(chatModel, {
  '[CHAT-04] nothing is opened before the first press': ['start', 'waiting'],
  '[CHAT-04] a chat that cannot be loaded is logged and can be tried again': [
    'chat.open, panel.failed, chat.open',
    'opening',
    'waits 10000 ms',
  ],
  '[CHAT-01] a page for passwords or payment takes the chat off the page, also while it opens': [
    'chat.open, chat.suspend',
    'suspended',
  ],
  '[CHAT-01] after that page only the button is there again': [
    'chat.open, panel.ready, chat.suspend, chat.resume',
    'waiting',
  ],
  'a minimized chat keeps running and opens again at once': [
    'chat.open, panel.ready, chat.minimize, chat.open',
    'open',
  ],
  'a chat that is closed while it opens leaves only the button': ['chat.open, chat.close', 'waiting'],
  'a chat that is closed ends: only the button is there': ['chat.open, panel.ready, chat.close', 'waiting'],
  'a message that the chat cannot be loaded is closed to the button': [
    'chat.open, panel.failed, chat.close',
    'waiting',
  ],
})

const product = { products_id: 20, products_model: 'EW-0020' }
const known = chatFactsOf({ ...knownReply, product })
const visitor = chatFactsOf({ user: null, customer: null, product: null })

test('[CHAT-05] [CHAT-03] the chat hears of a login, another price level and a product as they happen, while open or minimized', () => {
  const { emitted, send } = play(chatModel, 'visitor')
  const device = chatModel.inputs['visitor']?.userDeviceInfo
  const refreshed = (facts: typeof known) => ({ type: 'context.refreshed', facts, userDeviceInfo: device })
  send({ type: 'context.changed', facts: known })
  expect(emitted).toEqual([])
  send({ type: 'chat.open' }, { type: 'panel.ready' })
  expect(emitted).toEqual([refreshed(known)])
  const silver = { ...known, price_levels_id: 4 }
  send({ type: 'context.changed', facts: silver })
  send({ type: 'chat.minimize' }, { type: 'context.changed', facts: visitor })
  expect(emitted).toEqual([refreshed(known), refreshed(silver), refreshed(visitor)])
})

test('[CHAT-04] a chat that does not answer within 10 seconds has failed', () => {
  const { snapshot, emitted, send, pass } = play(chatModel, 'visitor')
  send({ type: 'chat.open' })
  pass(9_999)
  expect(chatViewOf(snapshot())).toBe('opening')
  pass(1)
  expect([chatViewOf(snapshot()), emitted]).toEqual(['failed', [{ type: 'chat.failed' }]])
})

test('the view follows the state', () => {
  const { snapshot, send } = play(chatModel, 'visitor')
  const views = [chatViewOf(snapshot())]
  for (const type of ['chat.open', 'panel.ready', 'chat.minimize', 'chat.suspend'] as const) {
    send({ type })
    views.push(chatViewOf(snapshot()))
  }
  expect(views).toEqual(['button', 'opening', 'open', 'minimized', 'suspended'])
})

test('[CHAT-03] [CONST-13] a visitor has no id and price level 16', () => {
  expect(visitor).toEqual({
    customers_id: null,
    name: '',
    first: '',
    email: '',
    price_levels_id: 16,
    product_id: null,
    model: null,
  })
})

test('[ENT-42] [CONST-13] the custom data object has its names, and price level "16" for a visitor', () => {
  expect(customDataOf(visitor).priceLevel).toBe('16')
  expect(customDataOf(known)).toEqual({
    product_id: 20,
    model: 'EW-0020',
    cust_name: 'Ada Lund',
    customersId: 7,
    cust_email: 'ada@lund.example',
    priceLevel: '3',
    cust_fistname: 'Ada',
  })
})
