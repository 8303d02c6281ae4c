import type { staffCalls } from '#contract/staff/staff.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { recordStaff } from '#server/platform/audit/staff-audit.ts'
import { deskMember } from './desk-member.ts'
import { logInStaff } from './staff-log-in.ts'
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
