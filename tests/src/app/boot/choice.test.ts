import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { createChoice } from '#src/app/boot/choice.ts'
import { listingDetailsStorage } from '#src/app/effects/storage.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

afterAll(() => vi.unstubAllGlobals())

test('[CONST-05] product details are shown in listings by default', () => {
  expect(listingDetailsStorage.read()).toBe(true)
  kept.set('showProductListDetails', 'nonsense')
  expect(listingDetailsStorage.read()).toBe(true)
})

test('[LIST-29] a choice notifies its subscribers and is persisted in the browser', () => {
  const details = createChoice(listingDetailsStorage.read(), true, listingDetailsStorage.write)
  const seen: boolean[] = []
  const leave = details.subscribe(() => seen.push(details.read()))
  details.change(false)
  leave()
  details.change(true)
  details.change(false)
  expect([seen, listingDetailsStorage.read()]).toEqual([[false], false])
})
