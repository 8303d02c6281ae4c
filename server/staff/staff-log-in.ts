import { normalEmail } from '#contract/platform/email.ts'
import type { HandlerArgs } from '#contract/platform/endpoint.ts'
import type { staffCalls } from '#contract/staff/staff.ts'
import type { CallContext } from '#server/platform/http/handler.ts'
import { unauthorized } from '#server/platform/http/http-error.ts'
import { limitStaffLogIns } from '#server/account/auth/staff-log-in-limits.ts'
import { verifyStaff } from '#server/account/auth/verify-staff.ts'

type LogInRequest = HandlerArgs<typeof staffCalls.staffLogIn>['body']

/** An unknown address, a wrong password and a wrong code return the same response after one password hash. */
export async function logInStaff({ password, code, ...request }: LogInRequest, context: CallContext) {
  const email = normalEmail(request.email)
  const who = await limitStaffLogIns(email, context, async () => {
    const staff = await verifyStaff({ email, password, code, right: null }, context)
    return staff && { staffId: staff.id, staff }
  })
  if (!who) throw unauthorized()
  const { id, name, rights } = who.staff
  return { id, email: who.staff.email, name, rights: [...rights] }
}
