import * as fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import {
  listingDetailsStorage,
  motionStorage,
  reloadStorage,
  shortcutsStorage,
  themeStorage,
  userStorage,
  versionStorage,
} from '#src/app/effects/storage.ts'

const answer = {
  success: true,
  errors: [],
  user: null,
  customer: null,
  access_token: 'a.b.c',
  document_token: null,
}
const ABSENT = { user: null, theme: null, hasDetails: true, isReduced: false, hasShortcuts: true }
const readAll = () => ({
  user: userStorage.read(),
  theme: themeStorage.read(),
  hasDetails: listingDetailsStorage.read(),
  isReduced: motionStorage.read(),
  hasShortcuts: shortcutsStorage.read(),
})
const useStorage = (storage: object) => {
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
}
const fail = (name: string) => () => {
  throw new DOMException('', name)
}

afterEach(() => {
  userStorage.clear()
  vi.unstubAllGlobals()
})

/** What the app once wrote with a part missing or replaced, or JSON of another shape. */
const spoiled = fc
  .oneof(
    fc.string({ unit: 'binary' }),
    fc.json({ maxDepth: 4 }),
    fc.constantFrom('null', '{}', '[]', '{"__proto__":{"access_token":"x"}}', '['.repeat(20_000)),
    fc.nat(JSON.stringify(answer).length - 1).map((end) => JSON.stringify(answer).slice(0, end)),
    fc
      .record({ key: fc.constantFrom('user', 'customer', 'access_token', 'errors'), value: fc.jsonValue() })
      .filter(({ value }) => value !== null && typeof value !== 'string' && !Array.isArray(value))
      .map(({ key, value }) => JSON.stringify({ ...answer, [key]: value })),
  )
  .filter((text) => text !== 'false')

test('[P11] whatever is stored under any key counts as absent when it is not what the app writes', () => {
  fc.assert(
    fc.property(spoiled, (text) => {
      useStorage({ getItem: () => text, removeItem: () => undefined })
      expect(readAll()).toEqual(ABSENT)
      expect(reloadStorage.has('a build')).toBe(false)
    }),
    { seed: 20_261_121, numRuns: 500 },
  )
})

test('[P11] storage that is denied reads as empty, and a session lasts until the page is closed', () => {
  const deny = fail('SecurityError')
  useStorage({ getItem: deny, setItem: deny, removeItem: deny })
  expect([readAll(), versionStorage.read()]).toEqual([ABSENT, null])
  themeStorage.write('dark')
  versionStorage.clear()
  expect(reloadStorage.note('a build')).toBe(false)
  userStorage.write(answer)
  expect(readAll()).toEqual({ ...ABSENT, user: answer })
})

test('[P11] storage that is full keeps no choice, and a session lasts until the page is closed', () => {
  useStorage({ getItem: () => null, setItem: fail('QuotaExceededError'), removeItem: () => undefined })
  themeStorage.write('dark')
  userStorage.write(answer)
  expect(reloadStorage.note('a build')).toBe(false)
  expect(readAll()).toEqual({ ...ABSENT, user: answer })
})
