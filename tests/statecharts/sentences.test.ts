import { describe, expect, test } from 'vitest'
import { chartOf } from '#statecharts/engine/chart-model.ts'
import { guardWords, transitionSentence } from '#statecharts/export/sentences.ts'
import { sampleOrderModel } from '#tests/statecharts/sample-order.model.ts'

const { words, machine } = sampleOrderModel
const chart = chartOf(machine)
const told = { kind: 'event', about: 'order.submit', guard: null, candidate: 0, actions: [] } as const

describe('a transition in words', () => {
  test('tells event, condition and what it does', () => {
    expect(
      transitionSentence(words, { ...told, guard: 'hasAddress', actions: ['countDecline', 'notifyCart'] }),
    ).toBe(
      'When the shopper presses Place order, if an address was entered: counts one more declined card, has the cart read again',
    )
  })

  test('tells the last candidate as otherwise, a negated guard as unless, a timer with its time', () => {
    expect(transitionSentence(words, { ...told, candidate: 2 })).toBe(
      'When the shopper presses Place order, otherwise',
    )
    expect(transitionSentence(words, { ...told, kind: 'always', guard: 'not(hasAddress)' })).toBe(
      'At once, unless an address was entered',
    )
    expect(transitionSentence(words, { ...told, kind: 'after', about: 'restTime' }, '5 s')).toBe(
      'After 5 s, a rest',
    )
  })

  test('joins composed guards', () => {
    expect(guardWords(words, 'and(hasAddress, or(isAccepted, not(is declined)))')).toBe(
      'an address was entered and the order is placed or it is not so that the card was declined',
    )
  })

  test('is there for every transition, without a name of guard, event or action', () => {
    const names = Object.keys({ ...words.guards, ...words.events, ...words.actions })
    const texts = chart.transitions.map((each) =>
      transitionSentence(words, { ...each, actions: each.actions.map(({ name }) => name) }),
    )
    expect(texts.filter((text) => names.some((name) => text.split(/[ ,:]/).includes(name)))).toEqual([])
  })
})
