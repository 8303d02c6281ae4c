import { contentDraftMachine } from '#machines/staff/content-draft/content-draft.machine.ts'
import type { Call } from '#src/services/platform/client/client.ts'
import { contentDraftServices } from '#src/services/staff/content-draft.ts'

/** Fetched with the staff pages only. */
export const wireContentDraft = (call: Call) =>
  contentDraftMachine.provide({ actors: contentDraftServices(call) })
