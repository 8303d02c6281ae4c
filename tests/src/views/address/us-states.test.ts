import { expect, test } from 'vitest'
import { stateOfZip, US_STATES } from '#src/views/address/us-states.ts'

test('there are fifty states and the District of Columbia, each once', () => {
  expect([US_STATES.length, new Set(US_STATES.map(({ code }) => code)).size]).toEqual([51, 51])
})

test.each([
  ['64850', 'MO'],
  ['76701-1234', 'TX'],
  ['02108', 'MA'],
  ['20001', 'DC'],
  ['20101', 'VA'],
  ['99501', 'AK'],
  ['00501', 'NY'],
  ['00601', null],
  ['64', null],
])('the ZIP code %j lies in %j', (zip, state) => {
  expect(stateOfZip(zip)).toBe(state)
})

test('every state of a ZIP code is an option', () => {
  const told = Array.from({ length: 1_000 }, (_, prefix) => stateOfZip(String(prefix).padStart(3, '0')))
  const codes = new Set(US_STATES.map(({ code }) => code))
  expect(told.filter((code) => code !== null && !codes.has(code))).toEqual([])
})
