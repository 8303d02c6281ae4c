import { expect, test } from 'vitest'
import type { Unprovokable } from '#machines/platform/model.ts'
import { areTooMany, walkProblems } from '#statecharts/walk/walk-plan.ts'

const drawn = Array.from({ length: 20 }, (_, index) => `door.shut|door.push|${index}`)
const [first = '', second = '', ...rest] = drawn
const listed = (transition: string, reason = 'Nobody pushes it.'): Unprovokable => ({
  transition,
  walk: 'both',
  reason,
})

test('a walk that took every transition, or says why not, owes nothing', () => {
  expect(walkProblems({ drawn, listed: [] }, new Set(drawn))).toEqual([])
  expect(walkProblems({ drawn, listed: [listed(first)] }, new Set([second, ...rest]))).toEqual([])
})

test('a transition that is neither walked nor listed is named', () => {
  expect(walkProblems({ drawn, listed: [listed(first)] }, new Set(rest))).toEqual([
    `${second} is neither walked nor listed`,
  ])
})

test('a listed transition that was walked all the same is named, and so is one that nobody drew', () => {
  expect(walkProblems({ drawn, listed: [listed(first)] }, new Set(drawn))).toEqual([
    `${first} is listed and was walked all the same`,
  ])
  expect(walkProblems({ drawn, listed: [listed('door.gone|door.push|0')] }, new Set(drawn))).toEqual([
    'door.gone|door.push|0 is listed and not in the chart',
  ])
})

test('without a reason nothing is listed', () => {
  expect(walkProblems({ drawn, listed: [listed(first, ' ')] }, new Set([second, ...rest]))).toEqual([
    `${first} is listed without a reason`,
  ])
})

test('a tenth of the transitions is too many to list', () => {
  expect([areTooMany(0, 0), areTooMany(1, 20), areTooMany(2, 20)]).toEqual([false, false, true])
})
