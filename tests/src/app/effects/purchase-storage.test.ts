import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { purchaseStorage } from '#src/app/effects/purchase-storage.ts'

const request = {
  request_id: '5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a001',
  lines: [{ products_id: 31, quantity: 4 }],
}
const HOUR = 3_600_000
let kept = new Map<string, string>()

beforeEach(() => {
  kept = new Map()
  vi.useFakeTimers({ now: 1_700_000_000_000 })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('[SHOW-04] a request is kept by customer and show until it is answered', () => {
  purchaseStorage.write('7/a', request)
  expect([purchaseStorage.read('7/a'), purchaseStorage.read('8/a')]).toEqual([request, null])
  purchaseStorage.write('7/a', null)
  expect(purchaseStorage.read('7/a')).toBeNull()
})
test('[SHOW-04] a request that the server may have forgotten is not sent again, however often it was repeated', () => {
  purchaseStorage.write('7/a', request)
  vi.advanceTimersByTime(19 * HOUR)
  purchaseStorage.write('7/a', request)
  expect(purchaseStorage.read('7/a')).toEqual(request)
  vi.advanceTimersByTime(2 * HOUR)
  expect(purchaseStorage.read('7/a')).toBeNull()
})
test.each(['{', 'null', '[]', '{"request_id":"x"}', '{"request_id":1,"lines":[],"sent_at":0}'])(
  'what is no request is none: %s',
  (text) => {
    kept.set('showPurchase/7/a', text)
    expect(purchaseStorage.read('7/a')).toBeNull()
    purchaseStorage.write('7/a', request)
    purchaseStorage.write('7/a', null)
  },
)
test('storage that is denied keeps nothing and throws nothing', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied')
    },
  })
  purchaseStorage.write('7/a', request)
  expect(purchaseStorage.read('7/a')).toBeNull()
})
