import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT, type ProjectId } from '#contract/platform/constants.ts'
import { createAnswerCache } from '#server/platform/cache/answer-cache.ts'
import { coalesced } from '#server/platform/database/coalesced-refresh.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { CachedJson } from '#server/platform/http/cached-json.ts'
import {
  type EntryRow,
  isInTime,
  readContentVersion,
  readEntries,
  readWithdrawn,
  type WithdrawnRow,
} from './entry-rows.ts'
import { type StorefrontContent, storefrontContent } from './storefront-content.ts'

/** The content of the storefronts in memory, at most one second older than the database. */
export interface ContentReader {
  /** increases with every change of what visitors read: an edit, or a start or an end of an entry */
  readonly generation: number
  current(projectId: ProjectId): StorefrontContent
  /** The response body for a key, serialized once for as long as no content changes. */
  answer(key: string, make: () => unknown): CachedJson
  /** Reloads when an entry has changed. */
  refresh(): Promise<void>
}

interface Live {
  readonly storefronts: ReadonlyMap<ProjectId, StorefrontContent>
  /** in milliseconds: when the next entry starts or ends */
  readonly until: number
}

interface Options {
  readonly now: () => Date
  readonly log: (line: string) => void
}

export async function openContent(db: Db, { now, log }: Options): Promise<ContentReader> {
  const cached = createAnswerCache()
  let version = ''
  let rows: ContentRows = { entries: [], withdrawn: [] }
  let live: Live | null = null
  let generation = 0
  const currently = (): Live => {
    const time = now().getTime()
    if (live && time < live.until) return live
    live = liveAt(rows, time, log)
    generation++
    return live
  }
  const refresh = coalesced(async () => {
    // the version is read before the rows: a change in between is found by the next refresh
    const latest = await readContentVersion(db)
    if (latest === version) return
    rows = { entries: await readEntries(db), withdrawn: await readWithdrawn(db) }
    version = latest
    live = null
    currently()
  })
  const generationNow = (): number => {
    currently()
    return generation
  }
  await refresh()
  return {
    get generation() {
      return generationNow()
    },
    current: (projectId) => currently().storefronts.get(projectId) ?? storefrontContent([], () => undefined),
    answer: (key, make) => cached(generationNow(), key, () => ({ json: JSON.stringify(make()) })),
    refresh,
  }
}

interface ContentRows {
  readonly entries: readonly EntryRow[]
  readonly withdrawn: readonly WithdrawnRow[]
}

function liveAt({ entries, withdrawn }: ContentRows, time: number, log: Options['log']): Live {
  const isOver = ({ ends_at }: EntryRow) => ends_at !== null && ends_at.getTime() <= time
  const inTime = entries.filter((row) => isInTime(row, time))
  const over = entries.filter((row) => ['page', 'post'].includes(row.kind) && isOver(row))
  const turns = entries
    .flatMap(({ starts_at, ends_at }) => [starts_at, ends_at])
    .flatMap((at) => (at !== null && at.getTime() > time ? [at.getTime()] : []))
  const reject = ({ project_id, kind, key }: EntryRow, problem: string) =>
    log(`the ${kind} ${key} of storefront ${project_id} is left out: ${problem}`)
  const of = (projectId: ProjectId) =>
    storefrontContent(
      inTime.filter((row) => row.project_id === projectId),
      reject,
      [...withdrawn, ...over].filter((row) => row.project_id === projectId).map(({ key }) => key),
    )
  return {
    storefronts: new Map(([CONSUMER_PROJECT, PROFESSIONAL_PROJECT] as const).map((id) => [id, of(id)])),
    until: turns.reduce((first, at) => Math.min(first, at), Number.POSITIVE_INFINITY),
  }
}
