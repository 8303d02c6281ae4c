import { expect, test } from 'vitest'
import { TAB_LOST_DELAY } from '#contract/site/tab-messages.ts'
import { tabFollowingModel } from '#machines/site/tab-following/tab-following.model.ts'
import { play } from '#tests/machines/play.ts'

const home = { tab: 'a1', page: 'home', version: '0a1b2c3d4e5f', since: 0 }
const cart = { ...home, page: 'cart' }
const found = { type: 'tabs.found', tabs: [home] } as const
const choose = { type: 'tab.choose', tab: 'a1' } as const
const answered = { type: 'tab.answered', facts: cart } as const
const pause = { type: 'view.pause' } as const

function following() {
  const game = play(tabFollowingModel, 'start')
  game.send(found, choose)
  return game
}

test('only a tab that has answered, and is not closed again, can be followed', () => {
  const { send, snapshot } = play(tabFollowingModel, 'start')
  expect(Object.keys(snapshot().children)).toEqual(['findTabs'])
  send(choose, found, { type: 'tab.choose', tab: 'closed' }, { type: 'tabs.found', tabs: [] }, choose)
  expect(snapshot().value).toBe('seeking')
  send(found, choose)
  expect([snapshot().value, snapshot().context.tab]).toEqual([{ attached: 'following' }, home])
  expect(snapshot().children.followTab?.getSnapshot()).toMatchObject({ input: { tab: 'a1' } })
})

test.each([
  ['followed', []],
  ['paused', [pause]],
])('a %s tab is lost after 5 s without an answer, and followed with the next', (_, events) => {
  const { pass, send, snapshot } = following()
  send(...events)
  const before = snapshot().value
  pass(TAB_LOST_DELAY - 1)
  send(answered)
  pass(TAB_LOST_DELAY - 1)
  expect([snapshot().value, snapshot().context.tab]).toEqual([before, cart])
  pass(1)
  expect(snapshot().hasTag('lost')).toBe(true)
  send(answered)
  expect(snapshot().value).toEqual({ attached: 'following' })
})

test('a paused view goes on, and from a lost tab, too, another one is sought', () => {
  const { pass, send, snapshot } = following()
  send(pause)
  expect(snapshot().value).toEqual({ attached: 'paused' })
  send({ type: 'view.resume' })
  expect(snapshot().value).toEqual({ attached: 'following' })
  pass(TAB_LOST_DELAY)
  send({ type: 'tab.release' })
  expect([snapshot().value, snapshot().context]).toEqual(['seeking', { tabs: [], tab: null }])
})
