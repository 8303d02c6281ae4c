import { tabFollowingModel } from '#machines/tab-following/tab-following.model.ts'
import { rules } from '#tests/machines/conduct.ts'

const found = 'tabs.found, tab.choose'
const facts = (page: string) => `{"page":"${page}","since":0,"tab":"a1","version":"0a1b2c3d4e5f"}`
const followed = (state: string) => [`attached.${state}`, 'waits 5000 ms', 'sets tab.page to "cart"'] as const

rules(tabFollowingModel, {
  'it asks for tabs at once': ['start', 'seeking', 'starts findTabs'],
  'tabs that answer are recorded': ['tabs.found', 'seeking', `sets tabs to [${facts('home')}]`],
  'a tab that is closed again is forgotten': ['tabs.found, tabs.found 2', 'seeking', 'sets tabs to []'],
  'a tab that answered is followed': [
    found,
    'attached.following',
    'starts followTab {"tab":"a1"}',
    'waits 5000 ms',
    `sets tab to ${facts('home')}`,
  ],
  'a tab that did not answer is not followed': ['tabs.found, tab.choose 2', 'seeking'],
  'each answer of the tab starts the wait anew': [
    `${found}, 3000 ms, tab.answered`,
    ...followed('following'),
  ],
  'a tab that answers is not lost': [`${found}, 3000 ms, tab.answered, 3000 ms`, 'attached.following'],
  'a tab that is silent is lost': [`${found}, 5000 ms`, 'attached.lost'],
  'a tab that answers again is followed again': [`${found}, 5000 ms, tab.answered`, ...followed('following')],
  'the view pauses': [`${found}, view.pause`, 'attached.paused', 'waits 5000 ms'],
  'a paused view stays where it is when the tab answers': [
    `${found}, view.pause, 3000 ms, tab.answered`,
    ...followed('paused'),
  ],
  'a paused view goes on': [`${found}, view.pause, view.resume`, 'attached.following', 'waits 5000 ms'],
  'a tab that is silent is lost while the view is paused, too': [
    `${found}, view.pause, 5000 ms`,
    'attached.lost',
  ],
  'another tab is sought': [
    `${found}, tab.release`,
    'seeking',
    'starts findTabs',
    'sets tab to null',
    'sets tabs to []',
  ],
  'another tab is sought when this one is lost': [
    `${found}, 5000 ms, tab.release`,
    'seeking',
    'starts findTabs',
    'sets tab to null',
    'sets tabs to []',
  ],
})
