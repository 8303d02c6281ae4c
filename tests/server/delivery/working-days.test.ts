import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { centralTime } from '#server/platform/central-time.ts'
import { pickupDays, pickupTimes, shipDays } from '#server/delivery/working-days.ts'

const at = (day: string, hour: number) => ({ day, hour, minute: 0 })
const closed = new Set(['2026-07-04', '2026-12-24', '2026-12-25'])
const first = (day: string, hour: number, isRush = false) =>
  shipDays({ now: at(day, hour), closed, isRush })[0]

test('[SHIP-01] packing takes one working day, two after noon, one less for rush shipping', () => {
  expect(first('2026-05-04', 11)).toBe('2026-05-05')
  expect(first('2026-05-04', 12)).toBe('2026-05-06')
  expect(first('2026-05-04', 12, true)).toBe('2026-05-05')
  expect(first('2026-05-04', 9, true)).toBe('2026-05-05')
  expect(first('2026-05-08', 9)).toBe('2026-05-11')
  expect(first('2026-05-09', 9)).toBe('2026-05-11')
})

test('[SHIP-01] nothing ships on weekends and closed days', () => {
  expect(first('2026-12-23', 9)).toBe('2026-12-28')
  const days = shipDays({ now: at('2026-12-01', 9), closed, isRush: false })
  expect(days).toHaveLength(30)
  expect(
    days.filter((day) => closed.has(day) || [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())),
  ).toEqual([])
})

test('[SHIP-01] pickup on Saturdays is offered in May and June only', () => {
  const may = pickupDays({ now: at('2026-05-07', 9), closed, isRush: false })
  expect(may.slice(0, 3)).toEqual(['2026-05-08', '2026-05-09', '2026-05-11'])
  expect(pickupDays({ now: at('2026-08-06', 9), closed, isRush: false }).slice(0, 2)).toEqual([
    '2026-08-07',
    '2026-08-10',
  ])
  expect(pickupTimes('2026-05-09', may).map((time) => time.label)).toEqual([
    '9:00 am',
    '10:00 am',
    '11:00 am',
    '12:00 pm',
    '1:00 pm',
  ])
  expect(pickupTimes('2026-05-08', may)[0]).toEqual({ value: '08:00', label: '8:00 am' })
  expect(pickupTimes('2026-05-10', may)).toEqual([])
})

test('[T46] the current date is that of the warehouse in every time zone of the process', () => {
  const moments = [
    '2026-03-08T05:59:00Z',
    '2026-03-08T08:30:00Z',
    '2026-11-01T06:30:00Z',
    '2026-06-30T04:59:00Z',
  ]
  const expected = moments.map((moment) => centralTime(new Date(moment)))
  expect(expected[0]).toEqual({ day: '2026-03-07', hour: 23, minute: 59 })
  expect(expected[3]).toEqual({ day: '2026-06-29', hour: 23, minute: 59 })
  const module = new URL('./../../../server/platform/central-time.ts', import.meta.url)
  const script = `import { centralTime } from '${module}';
    console.log(JSON.stringify(${JSON.stringify(moments)}.map((moment) => centralTime(new Date(moment)))))`
  for (const TZ of ['UTC', 'America/Los_Angeles', 'Asia/Tokyo']) {
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      env: { ...process.env, TZ, NODE_OPTIONS: '' },
      encoding: 'utf8',
    })
    expect([TZ, JSON.parse(output)]).toEqual([TZ, expected])
  }
})
