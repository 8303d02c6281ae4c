import type { IncomingMessage } from 'node:http'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import { HttpError, notFound } from '#server/platform/http/http-error.ts'
import type { ServerDeps } from '#server/server-deps.ts'
import { readStaffSession, type StaffSession } from './staff-sessions.ts'

/** Throws the 404 of a call that does not exist for anybody but staff, and 403 for staff without the right. */
export async function admitStaff(
  { db, now }: Pick<ServerDeps, 'db' | 'now'>,
  { right }: Pick<Endpoint, 'right'>,
  incoming: IncomingMessage,
): Promise<StaffSession> {
  const staff = await readStaffSession(db, incoming.headers.cookie, now())
  if (!staff) throw notFound()
  if (right && !staff.rights.includes(right)) throw new HttpError(403, ['You are not allowed to do this.'])
  return staff
}
