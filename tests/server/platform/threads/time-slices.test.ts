import { expect, test } from 'vitest'
import { sortInSlices, timeSlices } from '#server/platform/threads/time-slices.ts'

test.each([0, 1, 500, 501, 4_321])(
  '%i values are sorted in slices as at once, equal ones in their order',
  async (count) => {
    const values = Array.from({ length: count }, (_, at) => ({ key: (at * 7_919) % 97, at }))
    const byKey = (one: { key: number }, other: { key: number }) => one.key - other.key
    expect(await sortInSlices(values, byKey, timeSlices())).toEqual(values.toSorted(byKey))
  },
)
