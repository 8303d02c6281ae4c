import type { authCalls } from '#contract/account/auth.ts'
import type { registrationCalls } from '#contract/account/registration.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { recordActing } from './acting.ts'
import { logIn } from './log-in.ts'
import { register } from './register.ts'
import { sessionAnswer } from './session-answer.ts'

export const authHandlers: Handlers<typeof authCalls & typeof registrationCalls> = {
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
    if (session) await shop.sessions.revoke(session)
    return { success: true, message: null }
  },
  register: ({ body }, context) => register(body.registerData, context),
}
