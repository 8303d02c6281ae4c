import type { IncomingMessage } from 'node:http'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import type { Session } from '#server/account/auth/session.ts'
import { documentSession } from '#server/documents/document-session.ts'
import type { ServerDeps } from '#server/server-deps.ts'
import type { Route } from '#server/platform/http/route-table.ts'

interface SessionSources {
  readonly deps: Pick<ServerDeps, 'sessions'>
}

export const needsLogin = ({ auth }: Endpoint): boolean => auth === 'required' || auth === 'document'

/** The session that the credentials of a call open, or null. */
export async function sessionOf(
  { entry: { auth, path } }: Pick<Route, 'entry'>,
  incoming: IncomingMessage,
  { deps }: SessionSources,
): Promise<Session | null> {
  if (auth === 'none' || auth === 'staff') return null
  if (auth === 'document') return documentSession(deps.sessions, incoming)
  const [scheme, token] = incoming.headers.authorization?.split(' ') ?? []
  if (scheme?.toLowerCase() !== 'bearer' || !token) return null
  const mayBeRecent = auth === 'optional' && path.startsWith('public/')
  if (mayBeRecent) return deps.sessions.recentOfToken(token)
  return deps.sessions.ofToken(token)
}
