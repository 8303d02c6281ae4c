import type { EntryContent, EntryProblem } from '#contract/content/content-editing.ts'
import type { ProjectId } from '#contract/platform/constants.ts'
import type { ServerDeps } from '#server/server-deps.ts'
import type { EntryAddress } from './entry-address.ts'
import { readEntriesOfKind } from './entry-rows.ts'
import { missingMedia } from './media-references.ts'
import { problemsOfChange, redirectHosts, redirectsAmong } from './redirect-graph.ts'
import { entryProblems } from './validate-entry.ts'

type Shop = Pick<ServerDeps, 'db' | 'settings'>

/** What would keep a draft from being published now; a redirect is checked among those that are live. */
export async function draftProblems(
  shop: Shop,
  address: EntryAddress & { readonly projectId: ProjectId },
  content: EntryContent | null,
): Promise<EntryProblem[]> {
  if (content === null) return []
  const { projectId, kind, key } = address
  const own = [
    ...entryProblems({ kind, key, ...content }),
    ...(await missingMedia(shop.db, [{ kind, key, content }])),
  ]
  if (kind !== 'redirect' || own.length > 0) return own
  const live = await readEntriesOfKind(shop.db, { projectId, kind })
  const others = live.filter((row) => row.key !== key)
  const after = redirectsAmong([...others, { kind, key, body: content.body }])
  const hosts = redirectHosts(shop.settings.current(projectId).app)
  return problemsOfChange({ before: redirectsAmong(live), after, written: [key] }, hosts)
}
