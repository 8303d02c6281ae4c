import { authCalls } from '#contract/account/auth.ts'
import { API_PREFIX } from '#contract/platform/constants.ts'
import { type Shopper, seededEmail } from './shopper.ts'

/** Logs in with forged client address headers; resolves with the status. */
export async function logInAs(shopper: Shopper, forwarded: string): Promise<number> {
  const { status } = await shopper.fetch(`/${API_PREFIX}/${authCalls.login.path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': forwarded,
      'x-real-ip': forwarded,
      forwarded: `for=${forwarded}`,
    },
    body: JSON.stringify({
      project_id: shopper.projectId,
      username: seededEmail('texas'),
      password: 'wrong',
      customers_id: null,
      otp: null,
      is_impersonate: false,
    }),
  })
  return status
}
