import { expect, test } from 'vitest'
import {
  gridAction,
  type GridCell,
  type PressedKey,
} from '#src/views/shows/show-builder/timeline/grid-keys.ts'
import { tracksOf } from '#src/views/shows/show-builder/timeline/lanes.ts'
import { sampleCue, sampleDoc, sampleViews } from '#tests/src/views/shows/show-builder/sample-show.ts'

const tracks = tracksOf(
  sampleDoc([]).positions,
  sampleViews([
    sampleCue({ id: 'l1', at_ms: 1_000 }),
    sampleCue({ id: 'l2', at_ms: 60_000 }),
    sampleCue({ id: 'r1', at_ms: 2_000, position: 'right' }),
    sampleCue({ id: 'r2', at_ms: 50_000, position: 'right' }),
  ]),
  0,
)
const pressed = (keys: string): PressedKey => {
  const parts = keys.split('+')
  return {
    key: parts.at(-1) ?? '',
    altKey: parts.includes('Alt'),
    shiftKey: parts.includes('Shift'),
    ctrlKey: parts.includes('Ctrl'),
    metaKey: false,
  }
}
const at = (cue: string | null, position = cue?.startsWith('r') ? 'right' : 'left'): GridCell => ({
  position,
  cue,
})
const act = (keys: string, cell: GridCell) => {
  const action = gridAction(pressed(keys), tracks, cell)
  if (action === null) return null
  if (action.kind === 'focus') return action.cell
  if (action.kind === 'alter') return [action.cue.cue.id, action.at_ms, action.position]
  return action.kind === 'remove' ? ['remove', action.cue.cue.id] : action.kind
}

test.each([
  ['ArrowRight', at('l1'), at('l2')],
  ['ArrowRight', at('l2'), null],
  ['ArrowLeft', at('l1'), at(null)],
  ['ArrowLeft', at(null), null],
  ['End', at(null), at('l2')],
  ['Home', at('l2'), at(null)],
  ['Ctrl+Home', at('r2'), at('l1')],
  ['Ctrl+End', at(null), at('l2')],
  // an empty track has its heading only
  ['ArrowDown', at('l1'), at(null, 'center')],
  ['ArrowUp', at('r2'), at(null, 'center')],
  ['ArrowUp', at('l1'), null],
])('%s on %j moves the focus to %j', (keys, cell, next) => {
  expect(act(keys, cell)).toEqual(next)
})

test('Up and Down go to the cue that is nearest in time', () => {
  const close = tracks.filter(({ position }) => position !== 'center')
  const focus = (keys: string, cell: GridCell) => gridAction(pressed(keys), close, cell)
  expect(focus('ArrowDown', at('l2'))).toEqual({ kind: 'focus', cell: at('r2') })
  expect(focus('ArrowUp', at('r1'))).toEqual({ kind: 'focus', cell: at('l1') })
})

test.each([
  ['Alt+ArrowRight', at('l1'), ['l1', 1_100, 'left']],
  ['Alt+ArrowLeft', at('l1'), ['l1', 900, 'left']],
  ['Alt+Shift+ArrowRight', at('l1'), ['l1', 2_000, 'left']],
  ['Alt+Shift+ArrowLeft', at('l1'), ['l1', 0, 'left']],
  ['Alt+ArrowDown', at('l1'), ['l1', 1_000, 'center']],
  ['Alt+ArrowUp', at('r1'), ['r1', 2_000, 'center']],
  ['Alt+ArrowUp', at('l1'), ['l1', 1_000, 'left']],
  ['Alt+ArrowRight', at(null), null],
  ['Delete', at('l1'), ['remove', 'l1']],
  ['Delete', at(null), null],
  [' ', at('l1'), 'play'],
  ['a', at(null), 'add'],
  ['Enter', at('l1'), 'inspect'],
  ['Tab', at('l1'), null],
  ['Escape', at('l1'), null],
])('%s on %j does %j', (keys, cell, action) => {
  expect(act(keys, cell)).toEqual(action)
})

test('a cue is moved neither before the start nor behind the longest show', () => {
  const last = tracksOf(sampleDoc([]).positions, sampleViews([sampleCue({ id: 'l', at_ms: 3_600_000 })]), 0)
  expect(gridAction(pressed('Alt+Shift+ArrowRight'), last, at('l'))).toMatchObject({ at_ms: 3_600_000 })
})
