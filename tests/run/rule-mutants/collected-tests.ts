import { expect as vitestExpect } from 'vitest'

/** A test of a file, outside Vitest: it fails by throwing. */
export interface CollectedTest {
  readonly title: string
  readonly run: () => unknown
}

type Body = (...row: readonly unknown[]) => unknown

const collected: CollectedTest[] = []
const titles: string[] = []

/** The tests that the files imported since the last call declare. */
export const takeCollected = (): readonly CollectedTest[] => collected.splice(0)

export const expect = vitestExpect

/** Options of a test are times and labels, which mean nothing here. */
function declareTest(title: string, ...rest: readonly unknown[]): void {
  const body = rest.find((each) => typeof each === 'function')
  if (body) collected.push({ title: [...titles, title].join(' > '), run: () => body() })
}

function declareGroup(title: string, body: () => void): void {
  titles.push(title)
  body()
  titles.pop()
}

const rowsOf =
  (declare: (title: string, body: () => unknown) => void) =>
  (rows: readonly unknown[]) =>
  (title: string, body: Body): void => {
    for (const row of rows)
      declare(`${title} ${JSON.stringify(row)}`, () => (Array.isArray(row) ? body(...row) : body(row)))
  }

export const test = Object.assign(declareTest, { each: rowsOf(declareTest) })
export const describe = Object.assign(declareGroup, { each: rowsOf(declareGroup) })
