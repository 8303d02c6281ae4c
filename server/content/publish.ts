import { isDeepStrictEqual } from 'node:util'
import type { EntryContent, EntryProblem, PublishAnswer, Theirs } from '#contract/content/content-editing.ts'
import type { ContentKind } from '#contract/content/content-kinds.ts'
import type { Redirect } from '#contract/site/site.ts'
import { beginChange } from '#server/platform/database/begin-change.ts'
import type { Transaction } from '#server/platform/database/db.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import type { ServerDeps } from '#server/server-deps.ts'
import { shownBy } from './shown-by.ts'
import { discardDraft, readDraft } from './drafts.ts'
import type { EntryAddress } from './entry-address.ts'
import { changedBy } from './changed-by.ts'
import { readEntriesOfKind } from './entry-rows.ts'
import { writeEntry } from './entry-writes.ts'
import { latestRevision, readRevision } from './history.ts'
import { missingMedia } from './media-references.ts'
import { missingProducts } from './missing-products.ts'
import { problemsOfChange, redirectHosts, redirectsAmong } from './redirect-graph.ts'
import { entryProblems } from './validate-entry.ts'

interface Change extends EntryAddress {
  readonly based_on: number | null
  readonly draft_version: number
}
interface Author {
  readonly staffId: number
  readonly note: string
}
interface Write extends EntryAddress {
  readonly content: EntryContent | null
}

/** Ends the transaction without a write and becomes the answer. */
class Refused extends Error {
  readonly answer: PublishAnswer
  constructor(answer: PublishAnswer) {
    super(answer.kind)
    this.answer = answer
  }
}

type Shop = Pick<ServerDeps, 'db' | 'settings' | 'catalogue'>

/** Publishes drafts in one transaction, all or none. */
export const publish = (shop: Shop, changes: readonly Change[], author: Author): Promise<PublishAnswer> =>
  change(shop, author, async (trx) => {
    const writes: Write[] = []
    const theirs: Theirs[] = []
    for (const each of changes) {
      const draft = await readDraft(trx, each)
      const latest = await latestRevision(trx, each)
      const isSame = draft?.version === each.draft_version && (latest?.id ?? null) === each.based_on
      if (isSame) writes.push({ ...each, content: draft.content })
      else theirs.push(changedBy(each, draft, latest, draft?.version !== each.draft_version))
    }
    if (theirs.length > 0) throw new Refused({ kind: 'changed', changes: theirs })
    const answer = await apply(trx, shop, writes)
    for (const each of changes) await discardDraft(trx, each, each.draft_version)
    return answer
  })

/** Publishes an entry as it was before a revision, unless it was changed after `basedOn`. */
export function restore(
  shop: Shop,
  address: EntryAddress,
  { revision, basedOn }: { readonly revision: number; readonly basedOn: number },
  author: Author,
): Promise<PublishAnswer> {
  return change(shop, author, async (trx) => {
    const found = await readRevision(trx, address, revision)
    const latest = await latestRevision(trx, address)
    if (latest?.id !== basedOn) {
      // an earlier request restored it, whose answer was lost
      const isRestored =
        found && latest?.note === author.note && isDeepStrictEqual(latest.after, found.before)
      if (isRestored) return published([{ ...address, revision: latest.id }])
      const theirs = changedBy(address, await readDraft(trx, address), latest, false)
      throw new Refused({ kind: 'changed', changes: [theirs] })
    }
    if (!found) throw notFound()
    return apply(trx, shop, [{ ...address, content: found.before }])
  })
}

async function change(
  { db }: Shop,
  { staffId, note }: Author,
  work: (trx: Transaction) => Promise<PublishAnswer>,
): Promise<PublishAnswer> {
  try {
    return await inTransaction(db, async (trx) => {
      await beginChange(trx, { staffId: String(staffId), note })
      return work(trx)
    })
  } catch (error) {
    if (error instanceof Refused) return error.answer
    throw error
  }
}

async function apply(trx: Transaction, shop: Shop, writes: readonly Write[]): Promise<PublishAnswer> {
  const before = await redirectsIn(trx, writes)
  const problems = [
    ...writes.flatMap(({ kind, key, content }) =>
      content === null ? [] : entryProblems({ kind, key, ...content }),
    ),
    ...(await missingMedia(trx, writes)),
  ]
  if (problems.length > 0) throw new Refused({ kind: 'invalid', problems })
  const revisions: { kind: ContentKind; key: string; revision: number }[] = []
  for (const write of writes) {
    await writeEntry(trx, write, write.content)
    const latest = await latestRevision(trx, write)
    // an entry that was removed while it was a draft only has no revision
    if (latest) revisions.push({ kind: write.kind, key: write.key, revision: latest.id })
  }
  const wrong = await redirectProblemsOf(trx, shop, writes, before)
  if (wrong.length > 0) throw new Refused({ kind: 'invalid', problems: wrong })
  return published(revisions, [...hiddenProducts(shop, writes), ...missingProducts(shop, writes)])
}

/** The redirects of the storefront as they stand in the transaction; none when no redirect is written. */
async function redirectsIn(trx: Transaction, writes: readonly Write[]): Promise<readonly Redirect[]> {
  const write = writes.find(({ kind }) => kind === 'redirect')
  return write
    ? redirectsAmong(await readEntriesOfKind(trx, { projectId: write.projectId, kind: 'redirect' }))
    : []
}

const published = (
  revisions: readonly (Pick<EntryAddress, 'kind' | 'key'> & { readonly revision: number })[],
  warnings: EntryProblem[] = [],
): PublishAnswer => ({
  kind: 'published',
  revisions: revisions.map(({ kind, key, revision }) => ({ kind, key, revision })),
  warnings,
  text: 'Published. Visitors see it now.',
})

async function redirectProblemsOf(
  trx: Transaction,
  { settings }: Shop,
  writes: readonly Write[],
  before: readonly Redirect[],
): Promise<EntryProblem[]> {
  const projectId = writes.find(({ kind }) => kind === 'redirect')?.projectId
  if (projectId !== 11 && projectId !== 14) return []
  const written = writes.filter(({ kind }) => kind === 'redirect').map(({ key }) => key)
  const after = await redirectsIn(trx, writes)
  return problemsOfChange({ before, after, written }, redirectHosts(settings.current(projectId).app))
}

const hiddenProducts = ({ catalogue }: Shop, writes: readonly Write[]): EntryProblem[] =>
  writes.flatMap(({ projectId, kind, key, content }) => {
    if (kind !== 'redirect' || content === null || (projectId !== 11 && projectId !== 14)) return []
    const shown = shownBy(catalogue.storefront(projectId), key)
    return shown?.kind === 'product'
      ? [{ kind, key, field: 'key', text: `Visitors no longer reach the product ${shown.item.name}.` }]
      : []
  })
