import { expect, test } from 'vitest'
import { readLocationState } from '#src/services/platform/location-state.ts'

const EMPTY = { email: null, wanted: null, left: null, hops: 0, staysInPlace: false }

test.each([null, undefined, 'text', 7, {}, { email: 1, wanted: {}, hops: '2', staysInPlace: 'yes' }])(
  'a history state without known fields is parsed as empty: %j',
  (state) => {
    expect(readLocationState(state)).toEqual(EMPTY)
  },
)

test('each field of a history state has its own fallback', () => {
  expect(readLocationState({ wanted: '/cart', hops: 'x', other: 1 })).toEqual({ ...EMPTY, wanted: '/cart' })
  expect(readLocationState({ email: 'a@b.example', left: '/cart', hops: 2, staysInPlace: true })).toEqual({
    email: 'a@b.example',
    wanted: null,
    left: '/cart',
    hops: 2,
    staysInPlace: true,
  })
})
