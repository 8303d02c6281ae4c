import type { ShowDoc } from '#contract/shows/show-doc.ts'
import type { MergeChoice } from '#machines/shows/show-editor/show-editor.types.ts'
import { emptyShow } from '#pyro/show/empty-show.ts'
import { mergeShows } from '#pyro/show/merge-shows.ts'

interface Versions {
  /** null: unknown, so that nothing counts as removed, and whatever differs is asked about */
  readonly base: ShowDoc | null
  readonly mine: ShowDoc
  readonly theirs: ShowDoc
  /** for what both have changed */
  readonly choice: MergeChoice | null
}

export function mergeShow({
  base,
  mine,
  theirs,
  choice,
}: Versions): { readonly kind: 'merged'; readonly doc: ShowDoc } | { readonly kind: 'conflict' } {
  const from = base ?? { ...emptyShow('', mine.seed), positions: [] }
  const merged = mergeShows(from, mine, theirs)
  if (merged.kind === 'merged') return merged
  if (choice === null) return { kind: 'conflict' }
  // a conflict has the first version wherever both differ
  const { doc } = choice === 'mine' ? merged : mergeShows(from, theirs, mine)
  return { kind: 'merged', doc }
}
