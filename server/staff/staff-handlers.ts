import type { staffCalls } from '#contract/staff/staff.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { recordStaff } from '#server/platform/audit/staff-audit.ts'
import { logInStaff } from './staff-log-in.ts'
import { closeStaffSession, openStaffSession } from './staff-sessions.ts'

export const staffHandlers: Handlers<typeof staffCalls> = {
  staffLogIn: async ({ body }, context) => {
    const { db, now, isSecure, setCookie } = context
    const member = await logInStaff(body, context)
    await recordStaff(db, { staffId: member.id, action: 'staffLogIn', subject: null })
    setCookie(await openStaffSession(db, member.id, isSecure, now()))
    return member
  },
  staffLogOut: async (_, { db, staff, isSecure, setCookie, now }) => {
    setCookie(await closeStaffSession(db, staff, isSecure, now()))
    return { success: true }
  },
  staffSession: (_, { staff: { id, email, name, rights } }) => ({ id, email, name, rights: [...rights] }),
}
