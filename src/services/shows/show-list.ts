import { failureOf } from '#contract/platform/failure.ts'
import { type ShowSummary, showCalls } from '#contract/shows/shows.ts'
import type { ListedShow } from '#machines/shows/show-builder/show-builder.types.ts'
import type { Call } from '#src/services/platform/client/client.ts'
import { sendUnsent } from './send-unsent.ts'
import { isOwn, type ShowOwner } from './show-owner.ts'
import type { ShelvedShow, ShowShelf } from './show-shelf.types.ts'

/** The shows of this device and, where somebody is logged in, of the account. */
export async function readShowList(call: Call, shelf: ShowShelf, owner: ShowOwner, signal: AbortSignal) {
  await sendUnsent(call, { shelf, owner })
  const shelved = (await shelf.all()).filter((show) => isOwn(owner, show))
  if (owner.customers_id === null) return { shows: listed(shelved, []), account: 'none' as const }
  try {
    const { shows } = await call(showCalls.selectShows, {}, { signal })
    return { shows: listed(shelved, shows), account: 'known' as const }
  } catch (error) {
    const shows = listed(shelved, [])
    return { shows, account: isUnknown(error) ? ('none' as const) : ('away' as const) }
  }
}

/** The server has no such show, or knows no shows. */
export function isUnknown(thrown: unknown): boolean {
  const failure = failureOf(thrown)
  return failure.kind === 'status' && failure.status === 404
}

function listed(shelved: readonly ShelvedShow[], summaries: readonly ShowSummary[]): readonly ListedShow[] {
  const onAccount = new Map(summaries.map((summary) => [summary.id, summary]))
  const onDevice = new Set(shelved.map(({ row }) => row.id))
  const own = shelved.map((show) => merged(show, onAccount.get(show.row.id)))
  const others = summaries.filter(({ id }) => !onDevice.has(id)).map(fromSummary)
  return [...own, ...others].toSorted((a, b) => b.date_modified.localeCompare(a.date_modified))
}

function merged({ row }: ShelvedShow, summary: ShowSummary | undefined): ListedShow {
  const isDirty = row.isAhead || row.pending !== null
  const device = {
    id: row.id,
    name: row.doc.name,
    cue_count: row.doc.cues.length,
    seconds: row.seconds,
    date_modified: row.date_modified,
    date_removed: row.date_removed,
    share: null,
    isOnDevice: true,
    isOnAccount: false,
    isDirty,
  }
  if (summary === undefined) return device
  const { share, date_removed, seconds, name, cue_count, date_modified } = summary
  const both = { ...device, share, date_removed, seconds, isOnAccount: true }
  return isDirty ? both : { ...both, name, cue_count, date_modified }
}

const fromSummary = ({
  id,
  name,
  cue_count,
  seconds,
  date_modified,
  date_removed,
  share,
}: ShowSummary): ListedShow => ({
  id,
  name,
  cue_count,
  seconds,
  date_modified,
  date_removed,
  share,
  isOnDevice: false,
  isOnAccount: true,
  isDirty: false,
})
