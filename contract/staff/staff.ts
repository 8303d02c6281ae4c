import * as v from 'valibot'
import { endpoint } from '#contract/platform/endpoint.ts'
import { STAFF_RIGHTS } from './staff-rights.ts'
import { Id, Outcome, Text } from '#contract/platform/wire.ts'

/** HttpOnly cookie of a staff session. */
export const STAFF_COOKIE = 'staff'

export const StaffMember = v.object({
  id: Id,
  email: v.string(),
  name: v.string(),
  rights: v.array(v.picklist(STAFF_RIGHTS)),
  /** in production while something holds the shop back, for those with the right to settings: the desk begins with it */
  begins_with_setup: v.boolean(),
  /** the other storefronts of the shop whose public address is set */
  other_storefronts: v.array(
    v.object({ project_id: v.picklist([11, 14]), name: v.string(), url: v.string() }),
  ),
})
export type StaffMember = v.InferOutput<typeof StaffMember>

/** The log-in of staff: a session in a cookie of its own, apart from that of customers. */
export const staffCalls = {
  staffLogIn: endpoint({
    method: 'POST',
    path: 'staff/log-in',
    auth: 'none',
    summary: 'Opens a staff session by password and one-time code or recovery code',
    body: v.strictObject({
      email: Text(254),
      password: v.pipe(v.string(), v.maxLength(256)),
      code: Text(20),
    }),
    answer: StaffMember,
  }),
  staffLogOut: endpoint({
    method: 'POST',
    path: 'staff/log-out',
    auth: 'staff',
    right: null,
    summary: 'Ends the staff session of the cookie',
    body: v.strictObject({}),
    answer: Outcome,
  }),
  staffSession: endpoint({
    method: 'GET',
    path: 'staff/session',
    auth: 'staff',
    right: null,
    summary: 'The member of staff who is logged in',
    answer: StaffMember,
  }),
}
