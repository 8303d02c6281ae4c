import { assign, setup } from 'xstate'
import { TAB_LOST_DELAY, type TabFacts } from '#contract/site/tab-messages.ts'
import { placeholderCallback } from '#machines/platform/placeholder-actor.ts'
import type {
  FindTabsLogic,
  FollowTabLogic,
  TabFollowingContext,
  TabFollowingEvent,
  TabFollowingTag,
} from './tab-following.types.ts'

interface OfTab {
  readonly tab: string
}

const tabFollowingSetup = setup({
  types: {
    context: {} as TabFollowingContext,
    events: {} as TabFollowingEvent,
    tags: {} as TabFollowingTag,
  },
  actors: {
    findTabs: placeholderCallback<FindTabsLogic>(),
    followTab: placeholderCallback<FollowTabLogic>(),
  },
  guards: {
    isThere: ({ context }, { tab }: OfTab) => context.tabs.some((each) => each.tab === tab),
  },
  actions: {
    recordTabs: assign((_, { tabs }: { readonly tabs: readonly TabFacts[] }) => ({ tabs })),
    recordChosen: assign(({ context }, { tab }: OfTab) => ({
      tab: context.tabs.find((each) => each.tab === tab) ?? null,
    })),
    recordFacts: assign((_, { facts }: { readonly facts: TabFacts }) => ({ tab: facts })),
    forgetTab: assign({ tab: null, tabs: [] }),
  },
  delays: { lostDelay: TAB_LOST_DELAY },
})

const chosen = ({ event }: { readonly event: OfTab }) => ({ tab: event.tab })
const recordFacts = {
  type: 'recordFacts',
  params: ({ event }: { readonly event: { readonly facts: TabFacts } }) => ({ facts: event.facts }),
} as const
const silent = { lostDelay: { target: 'lost' } } as const

/** The explorer of the statecharts follows a tab of the shop. */
export const tabFollowingMachine = tabFollowingSetup.createMachine({
  id: 'tabFollowing',
  description:
    'Somebody of the staff looks on while the machines of a tab work: the tab is found, followed, paused and lost.',
  context: { tabs: [], tab: null },
  initial: 'seeking',
  states: {
    seeking: {
      description: 'All tabs of this browser that may be followed are asked who they are.',
      invoke: { id: 'findTabs', src: 'findTabs' },
      on: {
        'tabs.found': {
          actions: { type: 'recordTabs', params: ({ event: { tabs } }) => ({ tabs }) },
        },
        'tab.choose': {
          guard: { type: 'isThere', params: chosen },
          target: 'attached',
          actions: { type: 'recordChosen', params: chosen },
        },
      },
    },
    attached: {
      description: 'A tab is chosen: all that its machines do is recorded, also while the view stands still.',
      tags: ['attached'],
      invoke: {
        id: 'followTab',
        src: 'followTab',
        input: ({ context }) => ({ tab: context.tab?.tab ?? '' }),
      },
      on: { 'tab.release': { target: 'seeking', actions: 'forgetTab' } },
      initial: 'following',
      states: {
        following: {
          description: 'The view shows each step as it happens.',
          after: silent,
          on: {
            'tab.answered': { target: 'following', reenter: true, actions: recordFacts },
            'view.pause': { target: 'paused' },
          },
        },
        paused: {
          description: 'The view stands at a step, so that it can be read.',
          after: silent,
          on: {
            'tab.answered': { target: 'paused', reenter: true, actions: recordFacts },
            'view.resume': { target: 'following' },
          },
        },
        lost: {
          description:
            'The tab no longer answers: it was closed, loaded anew, or is held up. What it did can still be read.',
          tags: ['lost'],
          on: { 'tab.answered': { target: 'following', actions: recordFacts } },
        },
      },
    },
  },
})
