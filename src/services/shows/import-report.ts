import { counted } from '#contract/platform/format-count.ts'
import { failureOf } from '#contract/platform/failure.ts'
import type { BadRow, WrittenList } from '#pyro/show/firing-csv.ts'

/** What whoever imports has to know: why there is no show, or what it lacks. */
export interface ImportReport {
  readonly sentences: readonly string[]
  /** of the rows that were left out */
  readonly rows: readonly string[]
}

export const LOGIN: ImportReport = { sentences: ['Log in to make a show of this.'], rows: [] }

/** The session is over, or there has never been one. */
export function isLoginWanted(thrown: unknown): boolean {
  const failure = failureOf(thrown)
  return failure.kind === 'status' && failure.status === 401
}

/** Null: the whole file became a show. */
export function reportOf(
  { setting }: WrittenList,
  bad: readonly BadRow[],
  cueCount: number,
): ImportReport | null {
  const { site, positions } = setting
  const lacking = [
    positions.length === 0 && 'where the positions stand',
    site.crowd_ft === undefined && 'how far the spectators are',
    site.firing === undefined && 'how the show is lit',
  ].filter((each) => each !== false)
  const sentences = [
    bad.length > 0 && counted(bad.length, 'row was left out.', 'rows were left out.'),
    cueCount > 0 && lacking.length > 0 && `The file does not say ${listed(lacking)}: set it under Site.`,
  ].filter((each) => each !== false)
  const rows = bad.map(({ line, reason }) => `Row ${line} ${reason}.`)
  return sentences.length > 0 ? { sentences, rows } : null
}

const listed = (all: readonly string[]): string =>
  all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`
