import { expect, test } from 'vitest'
import { comboboxKey } from '#src/ui/overlay/combobox-key.ts'

const shown = { open: true, count: 3, activeIndex: -1, value: 'willow' }

test.each([
  ['ArrowDown', shown, { kind: 'activate', index: 0 }],
  ['ArrowDown', { ...shown, activeIndex: 2 }, { kind: 'activate', index: -1 }],
  ['ArrowUp', shown, { kind: 'activate', index: 2 }],
  ['ArrowUp', { ...shown, activeIndex: 0 }, { kind: 'activate', index: -1 }],
  ['ArrowDown', { ...shown, open: false }, undefined],
  ['ArrowDown', { ...shown, count: 0 }, undefined],
  ['Enter', shown, { kind: 'enter' }],
  ['Escape', shown, { kind: 'close' }],
  ['Escape', { ...shown, open: false }, { kind: 'clear' }],
  ['Escape', { ...shown, open: false, value: '' }, undefined],
  ['Home', shown, undefined],
] as const)('%s with %j is %j', (key, situation, action) => {
  expect(comboboxKey(key, situation)).toEqual(action)
})
