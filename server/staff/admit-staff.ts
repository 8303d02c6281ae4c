import type { Context } from 'hono'
import { API_PREFIX } from '#contract/platform/constants.ts'
import { recordStaff } from '#server/platform/audit/staff-audit.ts'
import type { ApiEnv, Step } from '#server/platform/http/handler.ts'
import { HttpError, notFound } from '#server/platform/http/http-error.ts'
import { readStaffSession, type StaffSession } from './staff-sessions.ts'

/** Throws the 404 of a call that does not exist for anybody but staff, and 403 for staff without the right. */
export const admitStaff: Step = async (c, next) => {
  const { right } = c.get('route').entry
  const staff = await staffOf(c)
  if (right && !staff.rights.includes(right)) throw new HttpError(403, ['You are not allowed to do this.'])
  c.set('staff', { ...staff, auditId: null })
  return next()
}

/** Anybody but staff gets the same answer below `staff/`, after the same work, whether a call exists or not. */
export async function admitStaffOnly(c: Context<ApiEnv>): Promise<void> {
  if (c.req.path.startsWith(`/${API_PREFIX}/staff/`)) await staffOf(c)
}

function staffOf(c: Context<ApiEnv>): Promise<StaffSession> {
  return c.get('limiters').calls(c.get('address'), async () => {
    const { db, now } = c.get('shop')
    const staff = await readStaffSession(db, c.req.header('cookie'), now())
    if (!staff) throw notFound()
    return staff
  })
}

/** Before the call runs, so that no change of staff goes unrecorded. */
export const recordStaffCall: Step = async (c, next) => {
  const staff = c.get('staff')
  if (!staff) throw notFound()
  const call = { staffId: staff.id, action: c.get('route').name, subject: null }
  const [audit] = await recordStaff(c.get('shop').db, call)
  c.set('staff', { ...staff, auditId: audit?.id ?? null })
  return next()
}
