import type { InferInput } from 'valibot'
import type { authCalls, SessionAnswer } from '#contract/auth.ts'
import { customerOf, readPerson, userOf } from '#server/account/person.ts'
import type { CallContext, Handlers } from '#server/http/handler.ts'
import { unauthorized } from '#server/http/refusal.ts'
import { recordActing } from './acting.ts'
import { logIn } from './log-in.ts'
import type { Credentials } from './sessions.ts'

export const authHandlers: Handlers<typeof authCalls> = {
  me: async (_, context) => {
    const { session, shop } = context
    return sessionAnswer(context, session.customerId, await shop.sessions.renew(session))
  },
  login: async ({ body }, context) => {
    const who = await logIn(body, context)
    if (who.staffId !== null) await recordActing(context.db, who, 'login')
    const credentials = await context.shop.sessions.open({ ...who, projectId: context.projectId })
    return sessionAnswer(context, who.customerId, credentials)
  },
  logout: async (_, { session, shop }) => {
    if (session) await shop.sessions.revoke(session.id)
    return { success: true, message: null }
  },
}

async function sessionAnswer(
  { db }: CallContext,
  customerId: number,
  credentials: Credentials,
): Promise<InferInput<typeof SessionAnswer>> {
  const [row] = await readPerson(db, customerId)
  if (!row) throw unauthorized()
  return { success: true, errors: [], user: userOf(row), customer: customerOf(row), ...credentials }
}
