import { expect, test } from 'vitest'
import { moved, nextItems, startOf } from '#src/views/staff/schema-form/item-state.ts'

test('an item keeps its key, open or closed, where it moves, and its button keeps the focus', () => {
  const opened = nextItems(startOf(3), { kind: 'toggled', key: 2, isOpen: true })
  const state = nextItems(opened, { kind: 'moved', at: 2, to: 0, said: 'Moved.' })
  expect(state).toMatchObject({
    keys: [2, 0, 1],
    toggled: { 2: true },
    focus: { name: '2 up' },
    said: 'Moved.',
  })
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
})

test('an item that was removed can be put back at its place, until something else is changed', () => {
  const removed = nextItems(startOf(3), { kind: 'removed', at: 1, item: 'b', said: 'Removed.' })
  expect(removed).toMatchObject({ keys: [0, 2], removed: { at: 1, item: 'b' }, focus: { name: 'undo' } })
  const restored = nextItems(removed, { kind: 'restored', at: 1, said: 'Back.' })
  expect(restored).toMatchObject({ keys: [0, 3, 2], removed: null, focus: { name: '3 title' } })
  const added = nextItems(removed, { kind: 'added', said: 'Added.' })
  expect(added).toMatchObject({
    keys: [0, 2, 3],
    removed: null,
    toggled: { 3: true },
    focus: { name: '3 title' },
  })
})

test('a list that is replaced from elsewhere begins anew with keys that nothing had', () => {
  const state = nextItems(startOf(2), { kind: 'replaced', count: 1 })
  expect(state).toEqual({ ...startOf(0), keys: [2], next: 3 })
})
