import { expect, test } from 'vitest'
import { csvExact, csvText, csvValue } from '#contract/platform/csv.ts'
import { readCsv } from '#contract/platform/read-csv.ts'
import { readProductFile } from '#server/staff/imports/products/read-file.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const read = (file: string | Uint8Array) => readProductFile(typeof file === 'string' ? bytesOf(file) : file)
const cells = async (file: string) => {
  const table = await read(file)
  return table.kind === 'table' ? table.rows.map((row) => row.cells) : table.problems
}
const problem = async (file: string | Uint8Array) => {
  const table = await read(file)
  return table.kind === 'table' ? table.rows.map((row) => row.problem) : table.problems
}

test.each([
  ['commas', 'model,name\nA1,Comet\n'],
  ['semicolons', 'model;name\nA1;Comet\n'],
  ['tabs', 'model\tname\nA1\tComet'],
  ['CRLF and a byte order mark', '\u{feff}model,name\r\nA1,Comet\r\n'],
  ['lone carriage returns', 'model,name\rA1,Comet\r'],
  ['a separator that is named', 'sep=;\nmodel;name\nA1;Comet\n'],
  ['quotes', '"model","name"\n"A1","Comet"\n'],
  ['blank lines', 'model,name\n,\n\nA1,Comet\n\n'],
])('a file with %s is read', async (_, file) => {
  expect(await cells(file)).toEqual([['A1', 'Comet']])
})

test('quotes, separators and line ends within quotes belong to the cell, and lines are counted through them', async () => {
  const table = await read('Model;Pieces per case\n"A\n1";"say ""hi"";\r\nthere"\nB;1.5" shell\n')
  if (table.kind !== 'table') throw new Error('not read')
  expect(table.titles).toEqual(['model', 'piecespercase'])
  expect(table.rows).toEqual([
    { line: 2, cells: ['A\n1', 'say "hi";\r\nthere'], problem: null },
    { line: 5, cells: ['B', '1.5" shell'], problem: null },
  ])
})

const FORMULAS = ['=1+1', "'=1+1", "''+5", '-3', '@SUM(A1)', '\t=x']
test.each([
  ...FORMULAS,
  '12/6',
  "'12/6",
  '012345678905',
  '400012345678',
  '2027-06-30',
  'MAR1',
  "'tis",
  'plain "text", with; marks',
  '',
])('%j is the same text after it was written and read', async (text) => {
  // what is no formula is protected from spreadsheet programs only where it must stay exact
  for (const written of [csvExact(text), ...(FORMULAS.includes(text) ? [csvText(text)] : [])]) {
    const table = await read(`model,name\nA1,${written}\n`)
    expect(table.kind === 'table' && table.rows[0]?.cells[1]).toBe(text)
  }
  expect(csvExact(text)).not.toMatch(/^"[\s]*[=+\-@]/)
  expect(csvValue("'tis")).toBe("'tis")
})

test.each([
  [
    'damaged UTF-8',
    Uint8Array.from([...bytesOf('model,name\nA1,Café Ñandú'), 0xff]),
    2,
    'The file is damaged',
  ],
  ['NUL', bytesOf('model,name\nA1,a\nA2,\0\n'), 3, 'The file holds a NUL'],
  ['nothing', bytesOf(''), null, 'The file is empty.'],
  ['only titles', bytesOf('model,name\n'), null, 'but no products'],
  ['no model', bytesOf('name,price\nComet,2\n'), 1, 'There is no column "model".'],
  ['a title twice', bytesOf('model,Name,name\nA1,a,b\n'), 1, 'The column "name" is there more than once.'],
  ['61 columns', bytesOf(`model${',x'.repeat(60)}\nA1\n`), 1, 'There are 61 columns'],
  ['a row without end', bytesOf(`model\nA1${','.repeat(5_000)}x\nA2\n`), 2, 'more than 1,000 cells'],
  ['too many bytes', new Uint8Array(20_971_521), null, 'larger than 20 MB'],
  ['too many rows', bytesOf(`model\n${'A1\n'.repeat(50_001)}`), 50_002, 'more than 50,000 rows'],
])('a file of %s is refused in words with the line', async (_, file, line, text) => {
  expect(await problem(file)).toEqual([{ line, text: expect.stringContaining(text) }])
})

test('a file in Windows-1252 is read, which is told; one in UTF-16 too', async () => {
  const narrow = Uint8Array.from([...bytesOf('model,name\nA1,Caf'), 0xe9, 0x0a])
  expect(await read(narrow)).toMatchObject({
    rows: [{ cells: ['A1', 'Café'] }],
    notes: [expect.stringContaining('was read as Windows-1252')],
  })
  const wide = new Uint8Array(
    Uint16Array.from('model\tname\nA1\tCafé\n', (each) => each.charCodeAt(0)).buffer,
  )
  expect(await read(wide)).toMatchObject({ rows: [{ cells: ['A1', 'Café'] }], notes: [] })
})

test('a decimal comma is decided once a column of amounts; where a point is too, nothing is changed', async () => {
  const file =
    'model;price:silver;price:gold;name;weight_lb\nA;1.234,50;1,5;1,5;27,5\nB;12,5;2.5;x;30\nC;1,250;;;'
  expect(await read(file)).toMatchObject({
    rows: [
      { cells: ['A', '1234.50', '1,5', '1,5', '27.5'] },
      { cells: ['B', '12.5', '2.5', 'x', '30'] },
      { cells: ['C', '1,250', '', '', ''] },
    ],
    notes: ['Read with a decimal comma: price:silver, weight_lb.'],
  })
})

test('50,000 rows are read', async () => {
  expect(await cells(`model\n${'A1\n'.repeat(50_000)}`)).toHaveLength(50_000)
})

test('other calls are answered between blank rows too, of which spreadsheet programs write many', async () => {
  let turns = 0
  let isRead = false
  const turn = () => {
    turns++
    if (!isRead) setImmediate(turn)
  }
  setImmediate(turn)
  expect(await cells(`model\n${',\n'.repeat(50_000)}A1\n`)).toEqual([['A1']])
  isRead = true
  expect(turns).toBeGreaterThan(150)
})

test('other calls are answered between a few rows with long cells too', async () => {
  let turns = 0
  let isRead = false
  const turn = () => {
    turns++
    if (!isRead) setImmediate(turn)
  }
  setImmediate(turn)
  expect(await cells(`model\n${`${'a'.repeat(40_000)}\n`.repeat(100)}`)).toHaveLength(100)
  isRead = true
  expect(turns).toBeGreaterThan(5)
})

test('a row that is not CSV has its problem, and the rows after it are read', async () => {
  const file = `model,name\nA1,"x"y\nA2,${'x'.repeat(50_001)}\nA3,c\nA4,"open\nA5,e\n`
  expect(await problem(file)).toEqual([
    'After a closing quote comes more text.',
    'A cell has 50,001 characters, more than 50,000.',
    null,
    'A quote is opened and never closed.',
  ])
})

test('a row of 500,000 characters has its problem, and the rows after it are read', async () => {
  const row = `A1${`,"${'""'.repeat(20_000)}"`.repeat(15)}\n`
  expect(
    await problem(`model${Array.from({ length: 15 }, (_, at) => `,c${at}`).join('')}\n${row}A2\n`),
  ).toEqual(['The row has more than 500,000 characters.', null])
})

/** Counts how often a character of the text is looked at, and how many pieces are made of it. */
function workOf(text: string): { readonly looks: number; readonly pieces: number } {
  let looks = 0
  let pieces = 0
  const counted = new Proxy(new String(text), {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key)
      if (key === 'charCodeAt')
        return (at: number) => {
          looks++
          return text.charCodeAt(at)
        }
      if (key === 'slice')
        return (from: number, to: number) => {
          looks += to - from
          pieces++
          return text.slice(from, to)
        }
      if (typeof key === 'string' && /^\d+$/.test(key)) looks++
      return typeof value === 'function' ? value.bind(text) : value
    },
  })
  for (const _ of readCsv(counted as unknown as string, ',')) void _
  return { looks, pieces }
}

test.each([
  ['quotes', (n: number) => '"'.repeat(n)],
  ['quotes that are never closed', (n: number) => 'a,"b\n'.repeat(n)],
  ['doubled quotes in cells', (n: number) => '"a""b",'.repeat(n)],
  ['text after quotes', (n: number) => `"a"${'b'.repeat(n)}`],
  ['separators', (n: number) => ','.repeat(n)],
  ['line ends', (n: number) => '\r\n'.repeat(n)],
  ['apostrophes', (n: number) => "'".repeat(n)],
])('ten times as many %s are looked at ten times as often', (_, make) => {
  const [few, many] = [workOf(make(2_000)).looks, workOf(make(20_000)).looks]
  expect(many / few).toBeLessThan(11)
})

test('a long cell of doubled quotes is one piece, because millions of them would hold up all other calls', () => {
  const piecesOf = (pairs: number) => workOf(`"${'""'.repeat(pairs)}"`).pieces
  expect(piecesOf(20_000)).toBe(piecesOf(2))
})
