import { expect, test } from 'vitest'
import { createMachine, initialTransition } from 'xstate'
import { environmentAfter, isPossible, type TestStep } from '#statecharts/walk/walk.ts'

type Environment = { readonly page: string; readonly known: boolean }

const [at] = initialTransition(
  createMachine({ initial: 'open', states: { open: { initial: 'choosing', states: { choosing: {} } } } }),
)
const environment: Environment = { page: 'home', known: true }
const event = { type: 'step.requested', step: 'payment' }
const isTaken = (when: TestStep<unknown, Environment>['when'], more: object = {}, walk: object = {}) =>
  isPossible(walk, { when, ...more } as TestStep<unknown>, environment, at, event)

test('a step is possible when every fact, state and part of the payload of its condition holds', () => {
  expect(isTaken(undefined)).toBe(true)
  expect(isTaken({ page: 'home', known: true, at: 'choosing', event: { step: 'payment' } })).toBe(true)
  expect(isTaken({ page: ['cart', 'home'], at: ['closed', 'open'] })).toBe(true)
  expect(isTaken({ page: 'home', known: false })).toBe(false)
  expect(isTaken({ at: 'closed' })).toBe(false)
  expect(isTaken({ event: { step: 'review' } })).toBe(false)
})

test('a step is impossible when a negated fact holds or its predicate is false', () => {
  expect(isTaken({ not: { page: 'cart', at: 'closed' } })).toBe(true)
  expect(isTaken({ not: { page: 'cart', at: 'open' } })).toBe(false)
  expect(isTaken({ page: 'home', also: ({ known }) => !known })).toBe(false)
  expect(isTaken(({ known }) => known)).toBe(true)
})

test('the facts of the walk hold for every step that is not automatic and does not state them itself', () => {
  const walk = { ready: { known: false } }
  expect(isTaken({ page: 'home' }, {}, walk)).toBe(false)
  expect(isTaken({ page: 'home', known: true }, {}, walk)).toBe(true)
  expect(isTaken({ page: 'home' }, { isAutomatic: true }, walk)).toBe(true)
})

test('the environment after a step has its changes, then those of the app', () => {
  const follow = (before: object) => ({ ...before, page: 'login' })
  expect(environmentAfter({}, { next: { known: false } }, environment, event, at)).toEqual({
    page: 'home',
    known: false,
  })
  expect(environmentAfter({ follow }, {}, environment, event, at)).toEqual({ page: 'login', known: true })
})
