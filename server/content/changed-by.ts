import type { Draft, Theirs } from '#contract/content/content-editing.ts'
import type { EntryAddress } from './entry-address.ts'
import type { Revision } from './history.ts'

/** What somebody else did to an entry meanwhile: the draft they saved, or what they published. */
export function changedBy(
  { kind, key }: Pick<EntryAddress, 'kind' | 'key'>,
  draft: Draft | null,
  latest: Revision | null,
  isDraftTheirs: boolean,
): Theirs {
  const isDraft = draft !== null && isDraftTheirs
  const staff = (isDraft ? draft.staff : latest?.staff) ?? null
  const at = (isDraft ? draft.saved_at : latest?.at) ?? ''
  return {
    kind,
    key,
    staff,
    at,
    content: (isDraft ? draft.content : latest?.after) ?? null,
    revision: latest?.id ?? null,
    draft_version: draft?.version ?? null,
    text: `${staff ?? 'Somebody'} changed this at ${at.slice(11, 16)} UTC. Compare before you publish.`,
  }
}
