import { SHOW_PATHS, SHOW_TOKEN } from '#contract/content/show-paths.ts'
import { failureOf } from '#contract/platform/failure.ts'
import type { Call } from '#src/services/platform/client/client.ts'
import type { Imported, Importer } from './import-show.types.ts'
import { readByToken, readPortable, toOwnShow } from './shared-show.ts'

/** An own copy of the show that a pasted link, or the end of one, names. */
export async function importLink(
  call: Call,
  text: string,
  { projectId, origin }: Importer,
  signal: AbortSignal,
): Promise<Imported> {
  const named = namedIn(text)
  const portable = readPortable(named.code, projectId)
  if (portable.kind === 'portable') return { kind: 'imported', doc: toOwnShow(portable.doc) }
  if (portable.kind === 'foreign' || !SHOW_TOKEN.test(named.token)) return { kind: portable.kind }
  try {
    const found = await readByToken(call, named.token, signal)
    if (found.kind === 'shown') return { kind: 'imported', doc: toOwnShow(found.shown.doc) }
    // this storefront answers the same for links of others
    return { kind: named.origin === null || named.origin === origin ? 'gone' : 'foreign' }
  } catch (thrown) {
    const failure = failureOf(thrown)
    if (failure.kind === 'status' && failure.status === 429) return { kind: 'limited' }
    throw thrown
  }
}

const LINK = new RegExp(`(https?://[^/\\s]+)?${SHOW_PATHS.shared}/(?:(c)/)?([\\w-]+)`, 'i')

/** A link in full or from its path on, also amid other text; or else what follows in the path, which may be either. */
function namedIn(text: string) {
  const link = LINK.exec(text)
  if (link === null) return { origin: null, code: text.trim(), token: text.trim() }
  const [, origin, isPortable, end = ''] = link
  return { origin: origin?.toLowerCase() ?? null, code: end, token: isPortable === undefined ? end : '' }
}
