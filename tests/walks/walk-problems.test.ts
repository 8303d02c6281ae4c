import { expect, test } from 'vitest'
import type { Unprovokable } from '#machines/model.ts'
import { walkProblems } from './walk-problems.ts'

const drawn = Array.from({ length: 20 }, (_, index) => `door.shut|door.push|${index}`)
const [first = '', second = '', ...rest] = drawn
const listed = (transition: string, reason = 'Nobody pushes it.'): Unprovokable => ({
  transition,
  walk: 'both',
  reason,
})

test('a walk that took every transition, or says why not, owes nothing', () => {
  expect(walkProblems(drawn, new Set(drawn), [])).toEqual([])
  expect(walkProblems(drawn, new Set([second, ...rest]), [listed(first)])).toEqual([])
})

test('a transition that is neither walked nor listed is named', () => {
  expect(walkProblems(drawn, new Set(rest), [listed(first)])).toEqual([
    `${second} is neither walked nor listed`,
  ])
})

test('a listed transition that was walked all the same is named, and so is one that nobody drew', () => {
  expect(walkProblems(drawn, new Set(drawn), [listed(first)])).toEqual([
    `${first} is listed and was walked all the same`,
  ])
  expect(walkProblems(drawn, new Set(drawn), [listed('door.gone|door.push|0')])).toEqual([
    'door.gone|door.push|0 is listed and not in the chart',
  ])
})

test('without a reason nothing is listed', () => {
  expect(walkProblems(drawn, new Set([second, ...rest]), [listed(first, ' ')])).toEqual([
    `${first} is listed without a reason`,
  ])
})

test('a tenth of the transitions is too many to list', () => {
  expect(walkProblems(drawn, new Set(rest), [listed(first), listed(second)])).toEqual([
    '2 of 20 are listed: that is a tenth or more',
  ])
})
