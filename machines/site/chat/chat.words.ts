import type { MachineWords } from '#machines/platform/words.ts'
import type { chatMachine } from './chat.machine.ts'

export const chatWords: MachineWords<typeof chatMachine> = {
  guards: {},
  events: {
    'chat.open': 'the shopper opens the chat',
    'chat.minimize': 'the shopper folds the chat',
    'chat.close': 'the shopper closes the chat',
    'chat.suspend': 'a page without chat is shown',
    'chat.resume': 'a page with chat is shown again',
    'context.changed': 'the shopper moves to another page or changes the cart',
    'panel.ready': 'the chat panel has loaded',
    'panel.failed': 'the chat panel could not load',
  },
  actions: {
    recordFacts: 'keeps what the agent may see of the page',
    refreshContext: 'passes on to the agent what the shopper looks at now',
    announceFailure: 'says that chat is not available',
  },
  delays: {
    openTimeout: 'the longest wait for the chat to appear',
  },
  tags: {
    mounted: 'the chat is on the page',
    shown: 'the chat is open',
    suspended: 'this page has no chat',
  },
}
