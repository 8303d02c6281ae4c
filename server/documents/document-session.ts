import type { IncomingMessage } from 'node:http'
import { DOCUMENT_COOKIE } from '#contract/platform/constants.ts'
import type { Session } from '#server/account/auth/session.ts'
import type { Sessions } from '#server/account/auth/sessions.ts'
import { readQuery } from '#server/platform/http/read-query.ts'

/**
 * The session of the cookie of a navigation; null with a bearer token, which opens no document. Storefronts on one
 * parent domain share the cookie, so several may arrive: the one of this storefront counts.
 */
export async function documentSession(
  sessions: Pick<Sessions, 'ofDocumentToken'>,
  { headers, url = '/' }: Pick<IncomingMessage, 'headers' | 'url'>,
): Promise<Session | null> {
  if (headers.authorization !== undefined) return null
  const projectId = Number(readQuery(url)['project_id'])
  for (const token of tokensIn(headers.cookie ?? '')) {
    const session = await sessions.ofDocumentToken(token)
    if (session?.projectId === projectId) return session
  }
  return null
}

const tokensIn = (cookies: string): readonly string[] =>
  cookies
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(START))
    .slice(0, MOST)
    .map((pair) => pair.slice(START.length))

const START = `${DOCUMENT_COOKIE}=`
const MOST = 4
