import type { MachineWords } from '#machines/platform/words.ts'
import type { sharedShowMachine } from './shared-show.machine.ts'

export const sharedShowWords: MachineWords<typeof sharedShowMachine> = {
  guards: {
    isShown: 'a show lies behind the link',
    'is foreign': 'the show belongs to another storefront',
    isTooMany: 'too many requests came from this address',
  },
  events: {
    'show.copy': 'the viewer makes an own copy',
    'view.retry': 'the viewer tries again',
  },
  actions: {
    recordShown: 'shows the show',
    recordCopy: 'numbers the copy',
    announceCopied: 'opens the copy in the editor',
  },
  delays: {},
  tags: {
    pending: 'the show is being read',
    shown: 'the show is shown',
    gone: 'no show lies behind the link',
    foreign: 'the show has products of another storefront',
    limited: 'too many requests were made, and the page asks for patience',
    unreachable: 'the show could not be read, and Try again is offered',
    uncopied: 'the copy could not be made',
  },
}
