import { contentEditingCalls as edit, type EntryContent } from '#contract/content/content-editing.ts'
import type { ContentKind } from '#contract/content/content-kinds.ts'
import type { Shopper } from './shopper.ts'

export const pageOf = (title: string): EntryContent => ({
  body: { title, blocks: [{ kind: 'text', text: `Text of **${title}**.` }] },
  position: 0,
  starts_at: null,
  ends_at: null,
})
export const redirectTo = (target_url: string): EntryContent => ({
  ...pageOf(''),
  body: { target_url, external: false, is_filter: false },
})

export type Address = { kind: ContentKind; key: string }
export const page = (key: string): Address => ({ kind: 'page', key })
export const redirect = (key: string): Address => ({ kind: 'redirect', key })

/** Saves over whatever there is and resolves with what has to be published. */
export async function draftOf(editor: Shopper, address: Address, content: EntryContent | null) {
  const { revision, draft } = await editor.call(edit.openContent, { body: address })
  const saved = await editor.call(edit.saveContentDraft, {
    body: { ...address, content, based_on: revision, draft_version: draft?.version ?? null },
  })
  if (saved.kind !== 'saved') throw new Error(saved.kind)
  return { ...address, based_on: revision, draft_version: saved.draft.version }
}

export const publish = (editor: Shopper, changes: Awaited<ReturnType<typeof draftOf>>[], note = '') =>
  editor.call(edit.publishContent, { body: { changes, note } })

/** Saves and publishes; resolves with the revision. */
export async function published(
  editor: Shopper,
  address: Address,
  content: EntryContent | null,
): Promise<number> {
  const answer = await publish(editor, [await draftOf(editor, address, content)])
  if (answer.kind !== 'published') throw new Error(JSON.stringify(answer))
  return answer.revisions[0]?.revision ?? 0
}
