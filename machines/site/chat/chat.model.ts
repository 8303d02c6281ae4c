import { UNKNOWN_PRICE_LEVEL } from '#contract/platform/constants.ts'
import { isIn } from '#machines/platform/is-in.ts'
import { defineModel } from '#machines/platform/model.ts'
import { knownReply } from '#machines/account/session/session-samples.ts'
import { chatMachine } from './chat.machine.ts'
import { chatFactsOf } from './chat.selectors.ts'
import { chatWords } from './chat.words.ts'

const visitor = chatFactsOf({ user: null, customer: null, product: null })
const device = { browser: 'Firefox', browserVersion: '142', os: 'Linux', type: 'desktop' } as const
const product = { products_id: 20, products_model: 'EW-0020' }

export const chatModel = defineModel({
  machine: chatMachine,
  title: 'Chat',
  words: chatWords,
  purpose: 'Opens a chat with the shop without letting anything foreign into the page.',
  inputs: { visitor: { facts: visitor, userDeviceInfo: device } },
  events: {
    'chat.open': [{ type: 'chat.open' }],
    'chat.minimize': [{ type: 'chat.minimize' }],
    'chat.close': [{ type: 'chat.close' }],
    'chat.suspend': [{ type: 'chat.suspend' }],
    'chat.resume': [{ type: 'chat.resume' }],
    'context.changed': [
      { type: 'context.changed', facts: chatFactsOf({ ...knownReply, product }) },
      { type: 'context.changed', facts: visitor },
    ],
    'panel.ready': [{ type: 'panel.ready' }],
    'panel.failed': [{ type: 'panel.failed' }],
  },
  outcomes: {},
  happyEnd: ({ value }) => isIn(value, 'open'),
  key: ({ facts }) => [facts],
  invariants: {
    'a customer who is not known has price level 16': ({ context: { facts } }) =>
      facts.customers_id !== null || facts.price_levels_id === UNKNOWN_PRICE_LEVEL,
  },
  leadsTo: {
    'a press opens the chat, fails visibly, or is taken back': {
      from: ({ value }) => isIn(value, 'opening'),
      to: ({ value }) => isIn(value, 'open', 'failed', 'waiting', 'suspended'),
    },
  },
})
