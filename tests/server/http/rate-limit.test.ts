import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#server/database/open.ts'
import { countEvent, forgetEvents, refuseWhenUsedUp, secondsToWait } from '#server/http/rate-limit.ts'
import { tooMany } from '#server/http/refusal.ts'
import { useDatabase } from '#tests/support/databases.ts'

const db = openDatabase(await useDatabase(), 8)
afterAll(() => db.destroy())
const now = new Date('2026-06-01T12:00:00Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000)
const limit = { events: 3, seconds: 60 }

test('of forty events at once exactly as many pass as the limit says', async () => {
  const waits = await Promise.all(
    Array.from({ length: 40 }, () => countEvent(db, 'rush', { events: 10, seconds: 60 }, now)),
  )
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10)
  expect(new Set(waits)).toEqual(new Set([0, 60]))
})

test('looking counts nothing, and the window ends by itself', async () => {
  const look = (seconds: number) => secondsToWait(db, 'look', limit, after(seconds))
  expect(await look(0)).toBe(0)
  for (let n = 0; n < 3; n++) expect(await countEvent(db, 'look', limit, now)).toBe(0)
  expect([await look(10), await look(10)]).toEqual([50, 50])
  await expect(refuseWhenUsedUp(db, 'look', limit, after(10))).rejects.toThrow(tooMany(50))
  expect(await look(60)).toBe(0)
  await refuseWhenUsedUp(db, 'look', limit, after(60))
  expect(await countEvent(db, 'look', limit, after(61))).toBe(0)
})

test('what is forgotten counts from the start, and keys do not know each other', async () => {
  for (let n = 0; n < 3; n++) await countEvent(db, 'one', limit, now)
  expect(await countEvent(db, 'other', limit, now)).toBe(0)
  await forgetEvents(db, 'one')
  expect(await countEvent(db, 'one', limit, now)).toBe(0)
})
