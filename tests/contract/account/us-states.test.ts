import { expect, test } from 'vitest'
import { stateOfZip, US_STATES, zipStateError } from '#contract/account/us-states.ts'

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

test('a ZIP code of another state is not in this one, also when no state has it', () => {
  expect(zipStateError('99501', 'TX')).toBe('ZIP code 99501 is not in Texas.')
  expect(zipStateError(' 99501-1234 ', 'TX')).toBe('ZIP code 99501 is not in Texas.')
  expect(zipStateError('00000', 'OH')).toBe('ZIP code 00000 is not in Ohio.')
  expect(zipStateError('00901', 'NY')).toBe('ZIP code 00901 is not in New York.')
  expect(zipStateError('96910', 'HI')).toBe('ZIP code 96910 is not in Hawaii.')
})

test('every ZIP code is in the state of its prefix', () => {
  const zips = Array.from({ length: 1_000 }, (_, prefix) => `${String(prefix).padStart(3, '0')}01`)
  expect(zips.filter((zip) => zipStateError(zip, stateOfZip(zip) ?? '') !== null)).toEqual([])
})

/** Areas in two states, of the census; those of the first are the state of the prefix. */
const ACROSS = `AR 72338 TN,71953 OK,71937 OK,71749 LA,72644 MO;AZ 86514 UT,86514 NM,86515 NM,86504 NM,86044 UT;CO 81120 NM,
81137 NM,81324 UT,80737 NE;CT 06390 NY;IA 51640 MO;ID 83120 WY,83127 WY,83342 UT,83414 WY,83856 WA;KY 42223 TN;MN 56144 SD;
MO 63673 IL,65729 AR,65733 AR,65761 AR;MT 59221 ND,59270 ND,59275 ND,59847 ID;ND 58653 SD;NE 68325 KS,68327 KS,68420 KS,68719 SD,
68943 KS,68978 KS,69026 KS,69168 CO,69201 SD,69337 SD;NH 03579 ME;NM 87328 AZ,88063 TX,88430 TX;NV 89010 CA,89019 CA,89060 CA,
89421 OR,89439 CA,89832 ID;OK 73949 TX;OR 97635 CA,97910 ID,97913 ID;RI 02861 MA;SD 57717 WY,57717 MT;TN 38549 KY;
TX 75556 AR,79835 NM,79837 NM,79922 NM;UT 84034 NV,84531 AZ,84536 AZ;WA 99033 ID,99128 ID;WI 54540 MI;WY 82063 CO,82082 NE,82082 CO,
82701 SD,82801 MT,82930 UT;KS 66541 NE,66955 NE`

test('a ZIP code across a border is in both states', () => {
  const refused = ACROSS.split(';').flatMap((entry) => {
    const own = entry.trim().slice(0, 2)
    return entry
      .trim()
      .slice(3)
      .split(/,\s*/)
      .flatMap((pair) => {
        const [zip = '', other = ''] = pair.split(' ')
        return [own, other].map((state) => zipStateError(zip, state))
      })
  })
  expect(refused.filter((error) => error !== null)).toEqual([])
})

test.each([
  ['', 'TX'],
  ['995', 'TX'],
  ['ABCDE', 'TX'],
  ['99501', ''],
  ['99501', 'Texas'],
])('of the ZIP code %j and the state %j nothing is said', (zip, state) => {
  expect(zipStateError(zip, state)).toBeNull()
})
