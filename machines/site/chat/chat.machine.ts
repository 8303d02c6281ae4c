import { assign, emit, setup } from 'xstate'
import { CHAT_TIMEOUT } from '#contract/site/chat-frame.ts'
import type {
  ChatContext,
  ChatEmitted,
  ChatEvent,
  ChatFacts,
  ChatInput,
  ChatMeta,
  ChatTag,
} from './chat.types.ts'

const chatSetup = setup({
  types: {
    context: {} as ChatContext,
    input: {} as ChatInput,
    events: {} as ChatEvent,
    emitted: {} as ChatEmitted,
    tags: {} as ChatTag,
    meta: {} as ChatMeta,
  },
  actions: {
    recordFacts: assign((_, { facts }: { readonly facts: ChatFacts }) => ({ facts })),
    refreshContext: emit(({ context }) => ({ type: 'context.refreshed', ...context })),
    announceFailure: emit({ type: 'chat.failed' }),
  },
  delays: { openTimeout: CHAT_TIMEOUT },
})

const refreshing = chatSetup.createStateConfig({
  on: {
    'context.changed': {
      actions: [{ type: 'recordFacts', params: ({ event }) => event }, 'refreshContext'],
    },
  },
})

/** The chat beside every page: the panel of the shop, or a frame with the script of a provider. */
export const chatMachine = chatSetup.createMachine({
  id: 'chat',
  description:
    'The chat beside every page: the panel of the shop, or a frame that loads the script of a provider. Nothing is loaded before the first press.',
  context: ({ input: { facts, userDeviceInfo } }) => ({ facts, userDeviceInfo }),
  initial: 'waiting',
  on: {
    'context.changed': { actions: { type: 'recordFacts', params: ({ event }) => event } },
    'chat.suspend': { target: '.suspended' },
  },
  states: {
    waiting: {
      description: 'Only the button is there. Nothing of the chat is loaded until it is pressed.',
      meta: { spec: ['CHAT-04'] },
      on: { 'chat.open': { target: 'opening' } },
    },
    opening: {
      description:
        'The panel, or the script of the provider, is loaded. After 10 seconds the chat counts as not available.',
      tags: ['mounted', 'shown'],
      meta: { spec: ['CHAT-01', 'CHAT-02'] },
      on: {
        'panel.ready': { target: 'open', actions: 'refreshContext' },
        'panel.failed': { target: 'failed' },
        'chat.close': { target: 'waiting' },
      },
      after: { openTimeout: { target: 'failed' } },
    },
    open: {
      ...refreshing,
      description:
        'The chat is open. It is told who the customer is and which product is shown, whenever that changes.',
      tags: ['mounted', 'shown'],
      meta: { spec: ['CHAT-03', 'CHAT-05', 'CONST-13', 'DATA-01'] },
      on: {
        ...refreshing.on,
        'chat.minimize': { target: 'minimized' },
        'chat.close': { target: 'waiting' },
      },
    },
    minimized: {
      ...refreshing,
      description: 'The chat is hidden and keeps running, so that nothing of the conversation is lost.',
      tags: ['mounted'],
      meta: { spec: ['CHAT-05'] },
      on: { ...refreshing.on, 'chat.open': { target: 'open' } },
    },
    failed: {
      description:
        'The chat could not be loaded: the phone number is shown instead, and the failure is only logged. A press tries again.',
      tags: ['shown'],
      meta: { spec: ['CHAT-04'] },
      entry: 'announceFailure',
      on: { 'chat.open': { target: 'opening' }, 'chat.close': { target: 'waiting' } },
    },
    suspended: {
      description:
        'A page for passwords, payment or review is open: the chat is taken off the page, so that no foreign script runs beside a password or a card. It ends when that page is left.',
      tags: ['suspended'],
      meta: { spec: ['CHAT-01'] },
      on: { 'chat.resume': { target: 'waiting' } },
    },
  },
})
