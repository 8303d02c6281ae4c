import type { MachineWords } from '#machines/platform/words.ts'
import type { showBuilderMachine } from './show-builder.machine.ts'

export const showBuilderWords: MachineWords<typeof showBuilderMachine> = {
  guards: {
    isList: 'the list of shows is asked for',
    isNew: 'a new show is asked for',
    hasId: 'a show is chosen',
    isOpen: 'this show is already open',
    isAway: 'the account cannot be reached',
    'is found': 'the show was found',
    'is imported': 'the file holds a show',
    isDone: 'it is done',
    isAccepted: 'the shopper has taken a plan',
  },
  events: {
    'show.create': 'the shopper begins a new show',
    'show.open': 'a show is opened',
    'show.duplicate': 'the shopper copies a show',
    'show.remove': 'the shopper deletes a show',
    'show.restore': 'the shopper takes the deletion back',
    'show.import': 'the shopper opens a file',
    'proposal.start': 'the shopper wants a plan proposed',
    'editor.close': 'the shopper leaves the editor',
    'list.reload': 'the list has to be read again',
  },
  actions: {
    recordShows: 'lists the shows of device and account',
    recordId: 'remembers which show is meant',
    forgetId: 'means no show any more',
    recordSource: 'remembers the file that the show comes from',
    recordCopyId: 'numbers the copy',
    recordRemoval: 'remembers whether it is removed or restored',
    recordOpened: 'opens the show',
    recordNew: 'begins an empty show',
    recordCopied: 'begins with a copy',
    forgetOpened: 'closes the show',
    recordProblem: 'says why it failed',
    forgetProblem: 'takes the message away',
    announceOpened: 'shows the editor',
    announceList: 'shows the list of shows',
    flushEditor: 'has the last changes written before the editor stops',
  },
  delays: {},
  tags: {
    pending: 'a show is being opened, copied or removed',
    list: 'the list of shows is shown',
  },
}
