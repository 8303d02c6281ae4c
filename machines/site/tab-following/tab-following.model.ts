import { isIn } from '#machines/platform/is-in.ts'
import { defineModel } from '#machines/platform/model.ts'
import { tabFollowingMachine } from './tab-following.machine.ts'
import { tabFollowingWords } from './tab-following.words.ts'

const home = { tab: 'a1', page: 'home', version: '0a1b2c3d4e5f', since: 0 }
const cart = { ...home, page: 'cart' }

export const tabFollowingModel = defineModel({
  machine: tabFollowingMachine,
  words: tabFollowingWords,
  title: 'Tab following',
  purpose: 'The explorer of the statecharts finds a tab of the shop and follows it.',
  inputs: { start: undefined },
  events: {
    'tabs.found': [
      { type: 'tabs.found', tabs: [home] },
      { type: 'tabs.found', tabs: [] },
    ],
    'tab.choose': [
      { type: 'tab.choose', tab: home.tab },
      { type: 'tab.choose', tab: 'closed' },
    ],
    'tab.answered': [{ type: 'tab.answered', facts: cart }],
    'tab.release': [{ type: 'tab.release' }],
    'view.pause': [{ type: 'view.pause' }],
    'view.resume': [{ type: 'view.resume' }],
  },
  outcomes: { findTabs: {}, followTab: {} },
  happyEnd: ({ value }) => isIn(value, 'following'),
  key: ({ tabs, tab }) => [tabs, tab],
  ignores: ['seeking|tab.choose'],
  invariants: {
    'a tab is followed exactly while one is chosen': ({ value, context }) =>
      isIn(value, 'attached') === (context.tab !== null),
  },
})
