import type { MachineWords } from '#machines/platform/words.ts'
import type { showSharingMachine } from './show-sharing.machine.ts'

export const showSharingWords: MachineWords<typeof showSharingMachine> = {
  guards: {
    isShared: 'the show has a link',
    'is missing': 'the show is not in the account',
    isTooMany: 'too many requests came from this address',
  },
  events: {
    'share.publish': 'the owner makes a link',
    'share.update': 'the owner shares the newest version',
    'share.revoke': 'the owner withdraws the link',
    'share.retry': 'the owner tries again',
  },
  actions: {
    recordWish: 'keeps which version to share, and how to sign it',
    recordShare: 'shows the link',
    forgetShare: 'shows no link',
    markOutdated: 'says that the show has changed meanwhile',
    announceChanged: 'has lists of shows read again',
  },
  delays: {},
  tags: {
    pending: 'the link waits for the server',
    shared: 'the show has a link',
    unshared: 'the show has no link',
    limited: 'too many requests were made, and the page asks for patience',
    unreachable: 'the server gave no answer, and Try again is offered',
    missing: 'the show is not in the account',
  },
}
