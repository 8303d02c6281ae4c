import { expect, test } from 'vitest'
import { couponModel } from '#machines/checkout/coupon/coupon.model.ts'
import { machineContent } from '#statecharts/explorer-content/machine-content.ts'
import {
  countText,
  findingsOf,
  hiddenText,
  percentText,
  shownAbove,
  usesOf,
} from '#statecharts/explorer/flow/figures.ts'

const machine = await machineContent(couponModel)
const path = machine.paths[0]?.steps.flatMap(({ transitions }) => transitions) ?? []
const [one = '', two = '', three = ''] = path
const rows = [
  { before: null, taken: one, wait: 0, times: 60 },
  { before: null, taken: one, wait: 3, times: 30 },
  { before: one, taken: two, wait: 8, times: 40 },
  { before: one, taken: null, wait: 2, times: 10 },
  { before: two, taken: one, wait: 4, times: 3 },
]

test('each transition has its count, its share of what leaves its state, its median wait and the pages left after it', () => {
  const uses = usesOf(machine, rows)
  expect(uses[0]).toMatchObject({ transition: { id: one }, times: 93, wait: 'under 0.3 s', left: 10 })
  expect(uses[1]).toMatchObject({ transition: { id: two }, times: 40, wait: 'over 1,000 s', left: 0 })
  for (const source of new Set(machine.transitions.map((each) => each.source))) {
    const shares = uses.filter(({ transition }) => transition.source === source).map(({ share }) => share)
    expect([0, 1]).toContain(Math.round(1e6 * shares.reduce((sum, each) => sum + each, 0)) / 1e6)
  }
  expect(usesOf(machine, []).every(({ times, wait }) => times === 0 && wait === null)).toBe(true)
})

test('the slider tells how many lines it hides, and which share of all that was taken', () => {
  const uses = usesOf(machine, rows)
  expect(shownAbove(uses, 0)).toMatchObject({ hidden: 0, hiddenShare: 0 })
  const { shown, hidden, hiddenShare } = shownAbove(uses, 50)
  expect([shown.length, hidden, percentText(hiddenShare)]).toEqual([1, uses.length - 1, '30 %'])
  expect(hiddenText(shownAbove(uses, 50))).toBe(`${uses.length - 1} lines, 30 % hidden`)
  expect(hiddenText({ shown, hidden: 1, hiddenShare: 0.004 })).toBe('1 line, 0.4 % hidden')
})

test('counts below five are not told, and small shares with a digit more', () => {
  expect([0, 1, 4, 5, 1_234].map(countText)).toEqual(['0', '<5', '<5', '5', '1,234'])
  expect([0, 0.004, 0.5].map(percentText)).toEqual(['0 %', '0.4 %', '50 %'])
})

test('the lists name what is in use and untested, tested and unused, and what nobody should have been able to cause', () => {
  const untested = {
    ...machine,
    transitions: machine.transitions.map((each) => (each.id === two ? { ...each, uses: [] } : each)),
    exemptions: [{ transition: three, walk: 'both' as const, reason: 'no' }],
  }
  const found = findingsOf(untested, [...rows, { before: two, taken: three, wait: 0, times: 1 }])
  expect(found.untested).toEqual([two])
  expect(found.untestedPairs).not.toContain(`${one} > ${two}`)
  expect(found.impossible).toEqual([three])
  expect(found.unused).not.toContain(one)
  expect(found.unused.length).toBeGreaterThan(5)
  expect(findingsOf({ ...machine, paths: [] }, rows).untestedPairs).toEqual([
    `${one} > ${two}`,
    `${two} > ${one}`,
  ])
})
