import { fromPromise } from 'xstate'
import { contentEditingCalls } from '#contract/content/content-editing.ts'
import type {
  DiscardDraftLogic,
  PublishDraftLogic,
  SaveDraftLogic,
  UndoPublicationLogic,
} from '#machines/staff/content-draft/content-draft.types.ts'
import type { Call } from '#src/services/platform/client/client.ts'

/** The actors of the machine `contentDraft`. */
export function contentDraftServices(call: Call) {
  const saveDraft: SaveDraftLogic = fromPromise(({ input: { entry, content, base } }) =>
    call(contentEditingCalls.saveContentDraft, { body: { ...entry, content, ...base } }),
  )
  const publishDraft: PublishDraftLogic = fromPromise(({ input: { entry, base, note } }) => {
    const { based_on, draft_version } = base
    const change = { ...entry, based_on, draft_version: draft_version ?? 0 }
    return call(contentEditingCalls.publishContent, { body: { changes: [change], note } })
  })
  const undoPublication: UndoPublicationLogic = fromPromise(({ input: { entry, revision } }) =>
    call(contentEditingCalls.restoreContent, { body: { ...entry, revision, based_on: revision } }),
  )
  const discardDraft: DiscardDraftLogic = fromPromise(({ input: { entry, base } }) => {
    const { draft_version } = base
    return call(contentEditingCalls.discardContentDraft, {
      body: { ...entry, draft_version: draft_version ?? 0 },
    })
  })
  return { saveDraft, publishDraft, undoPublication, discardDraft }
}
