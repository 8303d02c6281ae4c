import { beforeAll, expect, test } from 'vitest'
import { couponModel } from '#machines/checkout/coupon/coupon.model.ts'
import { csvFiles } from '#statecharts/formats/csv.ts'
import { stepSummary, leavesOf } from '#statecharts/formats/format-file.ts'
import { coverOf } from '#tests/statecharts/covers.ts'
import { sampleOrderModel } from '#tests/statecharts/sample-order.model.ts'

beforeAll(() => coverOf(sampleOrderModel))

test('CSV has every step of every path with its payload and expectation', async () => {
  const covers = [await coverOf(couponModel), await coverOf(sampleOrderModel)]
  const [file] = csvFiles(covers)
  const [head, ...rows] = rowsOf(file?.text ?? '')
  expect(file?.name).toBe('paths.transition.csv')
  expect(head?.slice(3, 11)).toEqual(
    ['path', 'step', 'does', 'what', 'payload', 'status', 'states', 'transitions'], // the rest is for people
  )
  const paths = covers.flatMap((cover) => cover.suite.paths)
  const expected = paths.flatMap(({ id, input, begins, steps }) =>
    [
      { ...begins, do: 'begin', what: input, payload: '' },
      ...steps.map((each) => ({ ...each, ...stepSummary(each) })),
    ].map(({ do: does, what, payload, status, configuration, transitions }, at) => [
      id,
      String(at),
      does,
      what,
      payload,
      status,
      leavesOf(configuration).join(' '),
      transitions.join(' '),
    ]),
  )
  expect(rows.map((row) => row.slice(3, 11))).toEqual(expected)
  expect(new Set(rows.map((row) => row.length))).toEqual(new Set([head?.length]))
})

test('CSV escapes texts that a spreadsheet would evaluate', async () => {
  const cover = await coverOf(couponModel)
  const [first] = cover.suite.paths
  const event = { type: '=1+1', note: 'a "quoted", text\nof two lines' }
  const paths = first ? [{ ...first, steps: [{ ...first.begins, do: 'event' as const, event }] }] : []
  const rows = rowsOf(csvFiles([{ ...cover, suite: { ...cover.suite, paths } }])[0]?.text ?? '')
  expect(rows[2]?.slice(6, 8)).toEqual(["'=1+1", JSON.stringify({ note: event.note })])
})

/** RFC 4180, read as it says and by none of the code that wrote it. */
function rowsOf(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [['']]
  let isQuoted = false
  const letters = text.matchAll(/""|\r\n|[^]/g)
  for (const [letter] of letters) {
    const row = rows.at(-1) ?? []
    const put = (more: string) => row.push(`${row.pop()}${more}`)
    if (letter === '"') isQuoted = !isQuoted
    else if (letter === '""') put(isQuoted ? '"' : '')
    else if (isQuoted || (letter !== ',' && letter !== '\r\n')) put(letter)
    else if (letter === ',') row.push('')
    else rows.push([''])
  }
  return rows.slice(0, -1)
}
