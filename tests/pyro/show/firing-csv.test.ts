import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { without } from '#contract/platform/entries.ts'
import type { ShowDoc } from '#contract/shows/show-doc.ts'
import { randomOf } from '#pyro/random.ts'
import { emptyShow } from '#pyro/show/empty-show.ts'
import { toCobraCsv } from '#pyro/show/cobra-csv.ts'
import { parseFiringCsv, toFiringCsv } from '#pyro/show/firing-csv.ts'
import { firingList, type FiringRow } from '#pyro/show/firing-list.ts'
import { pick } from '#server/demo/seeded-random.ts'
import { allProducts } from './catalogue-products.ts'
import { randomShow } from './random-shows.ts'

const products = [...allProducts.values()]
const COUNT = 1_000
const notes = [
  '',
  '=1+1',
  "'=1",
  "''@x",
  '12/6',
  "'12/6",
  '0012',
  '+',
  '-5',
  '@SUM(A1)',
  '"',
  'a,b',
  'two\nlines',
  "it's",
  ' \t=x',
  '＝1',
  "'",
]
const random = randomOf('csv')
const shows = Array.from({ length: COUNT }, (): ShowDoc => {
  const doc = randomShow(random, products, 8)
  return { ...doc, cues: doc.cues.map((cue) => ({ ...cue, note: pick(random, notes) })) }
})
const dangers = ['=The crowd is too near', 'plain']

const withoutLines = (list: ReturnType<typeof parseFiringCsv>) =>
  list && { ...list, rows: list.rows.map((row) => without(row, ['line'])) }
const written = (rows: readonly FiringRow[]) =>
  rows.map((listed) => {
    const { cue_id: _, ...row } = listed
    return row
  })
const harmful = /(?:^|,)"?[\s\u{a0}]*[=+\-@\u{ff1d}\u{ff0b}\u{ff0d}\u{ff20}](?![\d.]+(?:,|$))/mu

describe(`a firing list as CSV, ${COUNT} times`, () => {
  test('reads back what was written', () => {
    const wrong = shows.filter((doc) => {
      const rows = firingList(doc, allProducts)
      const read = parseFiringCsv(toFiringCsv(rows, dangers, doc))
      const { site, positions } = doc
      const places = positions.map(({ name, x_ft, angle_deg }) => ({ name, x_ft, angle_deg }))
      const before = { rows: written(rows), bad: [], setting: { site, positions: places } }
      return !isDeepStrictEqual(withoutLines(read), before)
    })
    expect(wrong).toEqual([])
  })
  test('has no cell that a spreadsheet program reads as a formula', () => {
    expect(
      shows.filter((doc) => harmful.test(toFiringCsv(firingList(doc, allProducts), dangers, doc))),
    ).toEqual([])
  })
  test('and raw cells would be noticed', () => {
    const raw = (text: string) => text.replaceAll('"', '').replaceAll("'", '')
    const files = shows.map((doc) => toFiringCsv(firingList(doc, allProducts), dangers, doc))
    expect(files.filter((file) => harmful.test(raw(file))).length).toBeGreaterThan(0)
    const isWhole = (file: string) => parseFiringCsv(raw(file))?.bad.length === 0
    expect(files.filter(isWhole).length).toBeLessThan(COUNT)
  })
  test.each(['', 'a,b', '"open', '\u{feff}"Cue"\r\n', 'x'.repeat(2_000_001)])(
    'is not read from %.12s',
    (file) => {
      expect(parseFiringCsv(file)).toBeNull()
    },
  )
  test('with bad rows is read without them, and says which and why', () => {
    const doc = shows.find(({ cues }) => firingList({ cues, positions: [] }, allProducts).length > 5)
    const rows = firingList(doc ?? emptyShow('', 1), allProducts).slice(0, 5)
    const lines = toFiringCsv(rows, [], emptyShow('Fair', 1)).split('\r\n').slice(6)
    const [head = '', ...body] = lines
    const cells = body.map((line) => line.split(','))
    const bad = (at: number, column: number, value: string) =>
      (cells[at] ?? []).map((cell, index) => (index === column ? value : cell)).join(',')
    const plain = [head, bad(0, 10, ''), bad(1, 6, 'ten'), bad(2, 2, '9999'), '1,2', '', bad(3, 5, '""')]
    const read = parseFiringCsv(plain.map((line) => `${line}\r\n`).join(''))
    expect(read?.rows.map(({ line }) => line)).toEqual([2])
    expect(read?.bad).toEqual([
      { line: 3, reason: 'has no whole number under “Devices”' },
      { line: 4, reason: 'has a number under “Seen at (s)” that is not 0 to 3600' },
      { line: 5, reason: 'has 2 cells instead of 11' },
      { line: 7, reason: 'has no model number' },
    ])
    expect(read?.setting).toEqual({ site: {}, positions: [] })
  })
})

describe('a firing list', () => {
  const show = shows.find(({ cues }) => cues.length > 5)
  const rows = show === undefined ? [] : firingList(show, allProducts)
  test('is in the order of lighting, without the tray', () => {
    expect(rows.map(({ lit_ms }) => lit_ms)).toEqual(
      rows.map(({ lit_ms }) => lit_ms).toSorted((a, b) => a - b),
    )
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1))
    expect(rows.length).toBe(show?.cues.filter(({ at_ms }) => at_ms !== null).length)
  })
})

describe('a COBRA script', () => {
  const row: FiringRow = {
    number: 1,
    cue_id: 'a',
    lit_ms: 65_430,
    at_ms: 67_000,
    position: 'Left',
    product: 'Prairie "Aurora", größer',
    model: 'EW-1',
    count: 1,
    spacing_ms: 0,
    angle_deg: 0,
    is_estimated: false,
    note: '',
  }
  const script = (rows: readonly FiringRow[]) =>
    toCobraCsv('=Fair, 2026', rows, ['Too near, move back'])?.split('\r\n')
  test('has a head, a line for each lighting and an end', () => {
    expect(script([row])).toEqual([
      '# DANGER: Too near move back',
      '#Trigger Channel,#Trigger Button,#Deadman Button,#Return Channel,#Audio Box Filename,#Script Name',
      '0,1,,0,,Fair 2026',
      '#Event Time,#Channel,#Cue,#Description',
      '00:01:05.43,1,1,Prairie Aurora gro er Left',
      'END',
      '',
    ])
  })
  test('gives each position modules of its own with 18 cues', () => {
    const events = script([
      { ...row, count: 20, spacing_ms: 1_000 },
      { ...row, position: 'Right', count: 5 },
    ])?.filter((line) => line.startsWith('00:'))
    const addresses = events?.map((line) => line.split(',').slice(1, 3).join('/'))
    expect(addresses?.filter((address) => address.startsWith('1/'))).toHaveLength(18)
    expect(addresses?.filter((address) => address.startsWith('2/'))).toEqual(['2/1', '2/2'])
    expect(addresses?.filter((address) => address.startsWith('3/'))).toEqual(['3/1'])
  })
  test('begins later when something is lit before the start', () => {
    const lines = script([{ ...row, lit_ms: -2_500 }, row])
    expect(lines?.[1]).toBe('# All times are 2.50 s later than planned')
    expect(lines?.slice(5, 7).map((line) => line.slice(0, 11))).toEqual(['00:00:00.00', '00:01:07.93'])
  })
  test('is none when there are more cues than addresses', () => {
    expect(script([{ ...row, count: 4_000, spacing_ms: 10 }])).toBeUndefined()
  })
})
