import { expect, test } from 'vitest'
import { type EnterKey, leaveOnEnter } from '#src/ui/form/leave-on-enter.ts'

interface Press {
  key?: string
  isComposing?: boolean
  defaultPrevented?: boolean
  form?: 'none' | 'with button' | 'without button'
}

function pressIn(enter: EnterKey, press: Press = {}) {
  const { key = 'Enter', isComposing = false, defaultPrevented = false, form = 'with button' } = press
  const effects: string[] = []
  const formElement = {
    elements: [{ type: 'text' }, ...(form === 'with button' ? [{ type: 'submit' }] : [])],
    requestSubmit: () => effects.push('submit'),
  }
  const currentTarget = { blur: () => effects.push('blur'), form: form === 'none' ? null : formElement }
  leaveOnEnter({ key, defaultPrevented, nativeEvent: { isComposing }, currentTarget }, enter)
  return effects
}

test('[VAL-16] Enter blurs a field', () => {
  expect([pressIn('submit', { form: 'none' }), pressIn('blur')]).toEqual([['blur'], ['blur']])
})

test('[VAL-17] a form with a submit button is submitted after the blur', () => {
  expect(pressIn('submit')).toEqual(['blur', 'submit'])
})

test('[VAL-17] a form without a submit button is not submitted', () => {
  expect(pressIn('submit', { form: 'without button' })).toEqual(['blur'])
})

test.each([
  ['another key', { key: 'a' }],
  ['Enter that ends a composition', { isComposing: true }],
  ['Enter that someone has handled', { defaultPrevented: true }],
] satisfies [string, Press][])('%s leaves the focus where it is', (_name, press) => {
  expect(pressIn('submit', press)).toEqual([])
})

test('a field that prevents Enter keeps the focus', () => {
  expect(pressIn('keep')).toEqual([])
})
