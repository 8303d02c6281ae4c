import { describe, expect, test } from 'vitest'
import { chooseLines, NOTHING_CHOSEN } from '#src/views/cart/many/choose-lines.ts'
import { findLines } from '#src/views/cart/many/find-lines.ts'

describe('the find field of a large cart', () => {
  const lines = [
    { products_model: 'EW-500-031', products_name: 'Prairie Aurora' },
    { products_model: 'EW-200-007', products_name: 'Café Aurora' },
  ]
  test.each([
    ['', [0, 1]],
    [' aurora ', [0, 1]],
    ['AUR prai', [0]],
    ['cafe', [1]],
    ['ew500', [0]],
    ['500-031', [0]],
    ['aurora comet', []],
  ])('%j finds lines whose model or name has every word', (text, found) => {
    expect(findLines(lines, text)).toEqual(found.map((at) => lines[at]))
  })
})

describe('choosing lines of a large cart', () => {
  const one = (product: number, isChosen = true, isRange = false) =>
    ({ kind: 'one', product, isChosen, isRange }) as const
  const shown = [5, 3, 8, 1, 9]
  const chosenBy = (...actions: readonly Parameters<typeof chooseLines>[1][]) =>
    actions.reduce((choice, action) => chooseLines(choice, action, shown), NOTHING_CHOSEN).chosen

  test('Shift chooses or leaves out all lines between the last and this one, in either direction', () => {
    expect(chosenBy(one(3), one(1, true, true))).toEqual(new Set([3, 8, 1]))
    expect(chosenBy(one(1), one(5, true, true), one(8, false, true))).toEqual(new Set([1]))
    expect(chosenBy(one(8, true, true))).toEqual(new Set([8]))
  })

  test('all shown leaves chosen lines that are not shown as they are', () => {
    const before = { chosen: new Set([7, 5]), last: 5 }
    expect([...chooseLines(before, { kind: 'shown', isChosen: true }, [5, 3]).chosen]).toEqual([7, 5, 3])
    expect([...chooseLines(before, { kind: 'shown', isChosen: false }, [5, 3]).chosen]).toEqual([7])
    expect(chosenBy({ kind: 'shown', isChosen: true }, { kind: 'none' })).toEqual(new Set())
  })
})
