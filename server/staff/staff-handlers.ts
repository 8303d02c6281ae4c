import { normalEmail } from '#contract/platform/email.ts'
import type { HandlerArgs } from '#contract/platform/endpoint.ts'
import type { staffCalls } from '#contract/staff/staff.ts'
import { limitStaffLogIns } from '#server/account/auth/staff-log-in-limits.ts'
import { verifyStaff } from '#server/account/auth/verify-staff.ts'
import { recordStaff } from '#server/platform/audit/staff-audit.ts'
import type { CallContext, Handlers } from '#server/platform/http/handler.ts'
import { unauthorized } from '#server/platform/http/http-error.ts'
import { deskMember } from './desk-member.ts'
import { closeStaffSession, openStaffSession } from './staff-sessions.ts'

export const staffHandlers: Handlers<typeof staffCalls> = {
  staffLogIn: async ({ body }, context) => {
    const { db, now, isSecure, setCookie } = context
    const person = await logInStaff(body, context)
    await recordStaff(db, { staffId: person.id, action: 'staffLogIn', subject: null })
    setCookie(await openStaffSession(db, person.id, isSecure, now()))
    return deskMember(person, context)
  },
  staffLogOut: async (_, { db, staff, isSecure, setCookie, now }) => {
    setCookie(await closeStaffSession(db, staff, isSecure, now()))
    return { success: true }
  },
  staffSession: (_, context) => {
    const { id, email, name, rights } = context.staff
    return deskMember({ id, email, name, rights: [...rights] }, context)
  },
}

type LogInRequest = HandlerArgs<typeof staffCalls.staffLogIn>['body']

/** An unknown address, a wrong password and a wrong code return the same response after one password hash. */
async function logInStaff({ password, code, ...request }: LogInRequest, context: CallContext) {
  const email = normalEmail(request.email)
  const who = await limitStaffLogIns(email, context, async () => {
    const staff = await verifyStaff({ email, password, code, right: null }, context)
    return staff && { staffId: staff.id, staff }
  })
  if (!who) throw unauthorized()
  const { id, name, rights } = who.staff
  return { id, email: who.staff.email, name, rights: [...rights] }
}
