import type { Context } from 'hono'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import { recordActing } from '#server/account/auth/acting.ts'
import type { Session } from '#server/account/auth/session.ts'
import { documentSession } from '#server/documents/document-session.ts'
import type { ApiEnv, Step } from '#server/platform/http/handler.ts'
import { unauthorized } from '#server/platform/http/http-error.ts'

export const needsLogin = ({ auth }: Endpoint): boolean => auth === 'required' || auth === 'document'

/** The session that the credentials of a call open, or null. */
export async function sessionOf(c: Context<ApiEnv>): Promise<Session | null> {
  const { sessions } = c.get('shop')
  const { auth, path } = c.get('route').entry
  if (auth === 'document') return documentSession(sessions, c.env.incoming)
  const [scheme, token] = c.req.header('authorization')?.split(' ') ?? []
  if (scheme?.toLowerCase() !== 'bearer' || !token) return null
  const mayBeRecent = auth === 'optional' && path.startsWith('public/')
  return mayBeRecent ? sessions.recentOfToken(token) : sessions.ofToken(token)
}

export const findSession: Step = async (c, next) => {
  const session = await sessionOf(c)
  if (!session && needsLogin(c.get('route').entry)) throw unauthorized()
  c.set('session', session)
  return next()
}

/** To another storefront than that of its session a customer is a visitor. */
export const keepOwnSession: Step = (c, next) => {
  if (c.get('session')?.projectId === c.get('projectId')) return next()
  if (needsLogin(c.get('route').entry)) throw unauthorized()
  c.set('session', null)
  return next()
}

export const recordActingStaff: Step = async (c, next) => {
  const session = c.get('session')
  if (session && session.staffId !== null) await recordActing(c.get('shop').db, session, c.get('route').name)
  return next()
}
