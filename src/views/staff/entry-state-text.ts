import type { EntryState } from '#contract/content/content-editing.ts'

type Marked = Pick<EntryState, 'is_live' | 'timing' | 'has_draft'>

const TIMES = { later: 'visible later', now: null, over: 'no longer visible' } as const

/** In what an entry differs from one that visitors see as it is; empty for such a one. */
export function marksOf({ is_live, timing, has_draft }: Marked): string {
  const marks = [has_draft ? 'draft' : null, is_live ? TIMES[timing] : 'not live']
  const shown = marks.filter((mark) => mark !== null)
  return shown.length === 0 ? '' : `(${shown.join(', ')})`
}

/** The state of an entry in a table. */
export function stateOf({
  is_live,
  timing,
  has_draft,
  is_removal,
}: Marked & Pick<EntryState, 'is_removal'>): string {
  if (!is_live) return 'Draft'
  const live = timing === 'now' ? 'Live' : `Live, ${TIMES[timing]}`
  if (is_removal) return `${live}, removal drafted`
  return has_draft ? `${live}, changed in a draft` : live
}
