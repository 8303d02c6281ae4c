import type { contentEditingCalls, EntryState } from '#contract/content/content-editing.ts'
import type { ContentKind } from '#contract/content/content-kinds.ts'
import type { Handlers, StaffContext } from '#server/platform/http/handler.ts'
import { describeError } from '#server/platform/http/to-http-error.ts'
import { changedBy } from './changed-by.ts'
import { draftProblems } from './draft-problems.ts'
import { discardDraft, isSameContent, readDraft, saveDraft } from './drafts.ts'
import type { EntryAddress } from './entry-address.ts'
import { latestRevision, readHistory, toHistory } from './history.ts'
import { listEntries } from './list-entries.ts'
import { listMedia, storeMedia } from './media.ts'
import { changeAlt, removeMedia } from './media-changes.ts'
import { publish, restore } from './publish.ts'
import { entryKey } from './storefront-content.ts'

interface Address {
  readonly kind: ContentKind
  readonly key: string
}
const addressOf = ({ projectId }: StaffContext, { kind, key }: Address): EntryAddress => ({
  projectId,
  kind,
  key: entryKey(kind, key),
})

/** The change is made, whether or not this process can read it now: it tries again every second. */
const showChange = ({ shop }: StaffContext): Promise<void> =>
  shop.content
    .refresh()
    .catch((error: unknown) => shop.log(`published content cannot be read again: ${describeError(error)}`))

export const contentEditingHandlers: Handlers<typeof contentEditingCalls> = {
  listContent: (_, { db, projectId, now }): Promise<EntryState[]> => listEntries(db, projectId, now()),
  openContent: async ({ body }, context) => {
    const address = addressOf(context, body)
    const latest = await latestRevision(context.db, address)
    const draft = await readDraft(context.db, address)
    return { live: latest?.after ?? null, revision: latest?.id ?? null, draft }
  },
  saveContentDraft: async ({ body }, context) => {
    const { db, staff, now } = context
    const address = addressOf(context, body)
    const { content, based_on: basedOn, draft_version: version } = body
    const isSaved = await saveDraft(db, address, { content, basedOn, version, staffId: staff.id, now: now() })
    const draft = await readDraft(db, address)
    // the same text was saved before by a request whose answer was lost
    const isThere = draft?.based_on === basedOn && isSameContent(draft.content, content)
    if (!draft || !(isSaved || isThere)) {
      const latest = await latestRevision(db, address)
      return { kind: 'changed', changes: [changedBy(address, draft, latest, true)] }
    }
    const problems = await draftProblems(context.shop, { ...address, projectId: context.projectId }, content)
    return { kind: 'saved', draft, problems, text: 'Saved as a draft.' }
  },
  discardContentDraft: async ({ body }, context) => {
    const address = addressOf(context, body)
    const isDiscarded = await discardDraft(context.db, address, body.draft_version)
    // or an earlier request did it, whose answer was lost
    return { success: isDiscarded || (await readDraft(context.db, address)) === null }
  },
  publishContent: async ({ body }, context) => {
    const changes = body.changes.map((change) => ({ ...change, ...addressOf(context, change) }))
    const answer = await publish(context.shop, changes, { staffId: context.staff.id, note: body.note })
    await showChange(context)
    return answer
  },
  uploadMedia: ({ body }, { db, staff }) => storeMedia(db, body, staff.id),
  listMedia: (_, { db }) => listMedia(db),
  changeMediaAlt: async ({ body }, { db }) => ({ success: await changeAlt(db, body.src, body.alt) }),
  removeMedia: ({ body }, { db }) => removeMedia(db, body.src),
  contentHistory: async ({ body }, context) =>
    toHistory(await readHistory(context.db, addressOf(context, body))),
  restoreContent: async ({ body }, context) => {
    const { revision, based_on: basedOn } = body
    const author = { staffId: context.staff.id, note: `Undo of revision ${revision}` }
    const answer = await restore(context.shop, addressOf(context, body), { revision, basedOn }, author)
    await showChange(context)
    return answer
  },
}
