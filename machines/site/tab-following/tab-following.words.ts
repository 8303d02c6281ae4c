import type { MachineWords } from '#machines/platform/words.ts'
import type { tabFollowingMachine } from './tab-following.machine.ts'

export const tabFollowingWords: MachineWords<typeof tabFollowingMachine> = {
  guards: { isThere: 'the tab has answered' },
  events: {
    'tabs.found': 'tabs have said who they are',
    'tab.choose': 'a tab is chosen',
    'tab.answered': 'the followed tab answers',
    'tab.release': 'another tab is wanted',
    'view.pause': 'the view is paused',
    'view.resume': 'the view goes on',
  },
  actions: {
    recordTabs: 'keeps which tabs answered',
    recordChosen: 'keeps which tab is followed',
    recordFacts: 'keeps what the tab shows now',
    forgetTab: 'forgets the tab',
  },
  delays: { lostDelay: 'how long a tab may be silent' },
  tags: {
    attached: 'what a tab does is shown',
    lost: 'the tab no longer answers',
  },
}
