import { expect, test } from 'vitest'
import { chatModel } from '#machines/site/chat/chat.model.ts'
import { chatFactsOf, chatViewOf, customDataOf } from '#machines/site/chat/chat.selectors.ts'
import { knownReply } from '#machines/account/session/session-samples.ts'
import { play } from '#tests/machines/play.ts'

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

test.each([
  ['[CHAT-04] is opened only by a press', [], 'button'],
  [
    '[CHAT-04] that cannot be loaded can be tried again',
    ['chat.open', 'panel.failed', 'chat.open'],
    'opening',
  ],
  [
    '[CHAT-01] leaves a page for passwords or payment, also while it opens',
    ['chat.open', 'chat.suspend'],
    'suspended',
  ],
  [
    '[CHAT-01] is only a button after that page',
    ['chat.open', 'panel.ready', 'chat.suspend', 'chat.resume'],
    'button',
  ],
  ['that is minimized keeps running', ['chat.open', 'panel.ready', 'chat.minimize', 'chat.open'], 'open'],
  ['can be closed while it opens', ['chat.open', 'chat.close'], 'button'],
  ['can be closed', ['chat.open', 'panel.ready', 'chat.close'], 'button'],
  ['that cannot be loaded can be closed', ['chat.open', 'panel.failed', 'chat.close'], 'button'],
] as const)('a chat %s', (_, types, view) => {
  const { snapshot, send } = play(chatModel, 'visitor')
  send(...types.map((type) => ({ type })))
  expect(chatViewOf(snapshot())).toBe(view)
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
