import type { Db } from '#server/platform/database/db.ts'
import {
  openSession,
  readSession,
  renewSession,
  revokeSession,
  revokeSessionsOf,
  type Session,
} from './session.ts'
import type { Tokens } from './token.ts'

export interface Credentials {
  readonly access_token: string
  readonly document_token: string
}

export interface Sessions {
  /** The session of a bearer token, read from the database, or null. */
  ofToken(token: string): Promise<Session | null>
  /** The session of a token for downloads, read from the database, or null. */
  ofDocumentToken(token: string): Promise<Session | null>
  /** The session of a bearer token from a cache of at most one second; only for data that visitors see too. */
  recentOfToken(token: string): Promise<Session | null>
  open(who: Opening): Promise<Credentials>
  renew(session: Session): Promise<Credentials>
  /** Effective from the next call. */
  revoke(session: Session): Promise<void>
  /** Revokes every session of a customer except the kept one, in the transaction of `handle`. */
  revokeAllOf(handle: Db, customerId: number, kept: string | null): Promise<void>
}

interface Opening {
  readonly customerId: number
  readonly projectId: number
  readonly staffId: number | null
}

const RECENT = 1_000
const KEPT = 5_000

export function createSessions(db: Db, tokens: Tokens, now: () => Date): Sessions {
  const recent = new Map<string, { readonly session: Session; readonly until: number }>()
  const ofToken = async (token: string) => {
    const claims = await tokens.verify(token, 'shop', now())
    return claims && readSession(db, claims, now())
  }
  const credentials = async (sessionId: string, who: Opening, expiresAt: Date): Promise<Credentials> => {
    const claims = { sessionId, ...who }
    const [access_token, document_token] = await Promise.all([
      tokens.sign(claims, 'shop', now(), expiresAt),
      tokens.sign(claims, 'documents', now(), expiresAt),
    ])
    return { access_token, document_token }
  }
  return {
    ofToken,
    ofDocumentToken: async (token) => {
      const claims = await tokens.verify(token, 'documents', now())
      return claims && readSession(db, claims, now())
    },
    recentOfToken: async (token) => {
      const found = recent.get(token)
      const time = now().getTime()
      if (found && found.until > time) return found.session
      const session = await ofToken(token)
      // not cached: anybody can send any number of unsigned tokens
      if (!session) return null
      if (recent.size >= KEPT) recent.clear()
      recent.set(token, { session, until: time + RECENT })
      return session
    },
    open: async (who) => {
      const { id, expiresAt } = await openSession(db, who, now())
      return credentials(id, who, expiresAt)
    },
    renew: async (session) => credentials(session.id, session, await renewSession(db, session, now())),
    revoke: async (session) => {
      await revokeSession(db, session, now())
      recent.clear()
    },
    revokeAllOf: async (handle, customerId, kept) => {
      await revokeSessionsOf(handle, customerId, kept, now())
      recent.clear()
    },
  }
}
