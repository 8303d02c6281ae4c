import type { InferInput } from 'valibot'
import type { ShowShare, ShowSummary } from '#contract/shows/shows.ts'
import { sharedShowPath } from '#contract/content/show-paths.ts'
import { tokenHash, tokenOf } from './share-token.ts'
import type { ShareRow, SummaryRow } from './show-statements.ts'

/** The share of a row that has one, else null. */
export function shareWire(row: ShareRow, secret: Uint8Array): ShowShare | null {
  const { nonce, token_hash, shared_at } = row
  if (nonce === null || token_hash === null || shared_at === null) return null
  const token = tokenOf(nonce, secret)
  return {
    link: tokenHash(token).equals(token_hash) ? sharedShowPath(token) : null,
    signature: row.signature ?? '',
    revision: row.from_revision ?? 0,
    views: row.views ?? 0,
    date_shared: shared_at.toISOString(),
  }
}

export const summaryWire = (row: SummaryRow, secret: Uint8Array): InferInput<typeof ShowSummary> => ({
  id: row.show_id,
  name: row.name,
  cue_count: row.cue_count,
  seconds: row.seconds,
  revision: row.revision,
  date_modified: row.modified_at.toISOString(),
  date_removed: row.removed_at?.toISOString() ?? null,
  share: shareWire(row, secret),
})
