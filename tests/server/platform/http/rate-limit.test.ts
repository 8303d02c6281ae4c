import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#tests/support/database.ts'
import { countEvents, forgetEvents, limitFailures, uncountEvents } from '#server/platform/http/rate-limit.ts'
import { HttpError, tooManyRequests } from '#server/platform/http/http-error.ts'
import { useDatabase } from '#tests/support/databases.ts'

const db = openDatabase(await useDatabase(), 8)
afterAll(() => db.destroy())
const now = new Date('2026-06-01T12:00:00Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000)
const limit = (key: string, events = 3, seconds = 60) => ({ key, events, seconds })
const count = (key: string, at = 0) => countEvents(db, [limit(key)], after(at))
const waitOf = (thrown: unknown) => (thrown instanceof HttpError ? thrown.retryAfter : thrown)
const refusedFor = (counting: Promise<unknown>) => counting.then(() => 0, waitOf)

test('[P35] of forty concurrent events exactly as many pass as the limit allows', async () => {
  const waits = await Promise.all(
    Array.from({ length: 40 }, () => refusedFor(countEvents(db, [limit('rush', 10)], now))),
  )
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10)
  expect(new Set(waits)).toEqual(new Set([0, 60]))
})

test('the window starts with its first event and expires', async () => {
  for (let n = 0; n < 3; n++) await count('window', n)
  await expect(count('window', 10)).rejects.toThrow(tooManyRequests(50))
  expect(await refusedFor(count('window', 59))).toBe(1)
  expect(await refusedFor(count('window', 60))).toBe(0)
})

test('uncounted events make room for as many, however many were rejected meanwhile', async () => {
  const counted = await count('room')
  for (let n = 0; n < 2; n++) await count('room')
  for (let n = 0; n < 5; n++) expect(await refusedFor(count('room'))).toBe(60)
  await uncountEvents(db, counted)
  expect([await refusedFor(count('room')), await refusedFor(count('room'))]).toEqual([0, 60])
})

test('events of an earlier window are not uncounted from the next one', async () => {
  const early = await count('earlier')
  for (let n = 0; n < 3; n++) await count('earlier', 61)
  await uncountEvents(db, early)
  expect(await refusedFor(count('earlier', 61))).toBe(60)
})

test('when a second limit is used up, the first is not counted', async () => {
  for (let n = 0; n < 3; n++) await count('second')
  await expect(countEvents(db, [limit('first'), limit('second')], now)).rejects.toThrow(tooManyRequests(60))
  for (let n = 0; n < 3; n++) expect(await refusedFor(count('first'))).toBe(0)
})

test('only failures count; a success and a thrown error are uncounted', async () => {
  const attempt = (work: () => Promise<string>) =>
    limitFailures(db, { limits: [limit('failures')], now }, work, (result) => result === 'wrong')
  const wrong = () => attempt(async () => 'wrong')
  const broken = () => Promise.reject(new Error('no database'))
  for (let n = 0; n < 5; n++) expect(await attempt(async () => 'right')).toBe('right')
  for (let n = 0; n < 5; n++) await expect(attempt(broken)).rejects.toThrow('no database')
  for (let n = 0; n < 3; n++) expect(await wrong()).toBe('wrong')
  await expect(attempt(async () => 'right')).rejects.toThrow(tooManyRequests(60))
})

test('a window opened before the clock was set back does not outlast its length', async () => {
  for (let n = 0; n < 3; n++) await count('clock', 86_400)
  for (let n = 0; n < 3; n++) expect(await refusedFor(count('clock'))).toBe(0)
  expect(await refusedFor(count('clock'))).toBe(60)
})

test('a forgotten key starts again, and keys are independent', async () => {
  for (let n = 0; n < 3; n++) await count('one')
  expect(await refusedFor(count('other'))).toBe(0)
  await forgetEvents(db, 'one')
  expect(await refusedFor(count('one'))).toBe(0)
})
