import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { quickOrderDraft } from '#src/app/effects/quick-order-storage.ts'
import { forgetQuickOrder } from '#src/app/effects/storage.ts'

let kept = new Map<string, string>()
const [own, other] = [quickOrderDraft(7), quickOrderDraft(8)]

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('[T60] the list of a customer is kept for that customer only, until it is emptied or the customer logs out', () => {
  own.write('QS1003 4')
  expect([own.read(), other.read()]).toEqual(['QS1003 4', ''])
  own.write(' \n')
  expect([own.read(), kept.size]).toEqual(['', 0])
  own.write('QS1003 5')
  forgetQuickOrder()
  expect([own.read(), kept.size]).toEqual(['', 0])
})

test('a list that is too long to be checked is not kept, nor is what was written before it', () => {
  own.write('QS1003 4')
  own.write('x'.repeat(100_001))
  expect([own.read(), kept.size]).toEqual(['', 0])
})

test.each([
  '{',
  'null',
  '[]',
  '{"customers_id":7}',
  '{"customers_id":"7","text":"a"}',
  '{"customers_id":7,"text":1}',
])('what is no list is none: %s', (text) => {
  kept.set('quickOrder', text)
  expect(own.read()).toBe('')
})

test('storage that is denied keeps nothing and throws nothing', () => {
  const deny = () => {
    throw new Error('denied')
  }
  vi.stubGlobal('localStorage', { getItem: deny, setItem: deny, removeItem: deny })
  own.write('QS1003 4')
  own.write('')
  forgetQuickOrder()
  expect(own.read()).toBe('')
})
