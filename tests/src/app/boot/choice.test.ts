import { beforeEach, expect, test, vi } from 'vitest'
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

test('[CONST-05] product details are shown in listings until somebody says otherwise', () => {
  expect(listingDetailsStorage.read()).toBe(true)
  kept.set('showProductListDetails', 'nonsense')
  expect(listingDetailsStorage.read()).toBe(true)
})

test('[LIST-29] the choice is told to who watches it, and kept in this browser', () => {
  const details = createChoice(listingDetailsStorage.read(), listingDetailsStorage.write)
  const seen: boolean[] = []
  const leave = details.subscribe(() => seen.push(details.read()))
  details.change(false)
  leave()
  details.change(true)
  details.change(false)
  expect([seen, listingDetailsStorage.read()]).toEqual([[false], false])
})
