import { authCalls } from '#contract/account/auth.ts'
import { cartCalls } from '#contract/cart/carts.ts'
import { paymentCalls } from '#contract/checkout/payment.ts'
import { staffCalls } from '#contract/staff/staff.ts'
import type { TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { makeCustomer, makeShopper, makeShopperWithCart } from '#tests/support/customers.ts'
import { logInEditor, makeEditor } from '#tests/support/editor.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { editorAt, isStaffThere } from './changes.ts'

/** The origins of two processes. */
export type Pair = readonly [string, string]

/** The same customer at another origin. */
export function elsewhere(origin: string, { token, cookies }: Shopper): Shopper {
  const shopper = new Shopper(origin)
  shopper.token = token
  for (const [name, value] of cookies) shopper.cookies.set(name, value)
  return shopper
}

const SESSIONS = 4

/** Sessions opened in one process, used in the other one, and ended in the first. */
export async function tryoutSessions({ db }: TestEnvironment, [here, there]: Pair) {
  const figures = { sessions: 0, unknown_sessions: 0, dead_sessions: 0 }
  for (let n = 0; n < SESSIONS; n++) {
    const shopper = await makeShopper(here, db)
    const other = elsewhere(there, shopper)
    const status = async () => (await other.send(cartCalls.selectCartSummary, {})).status
    figures.sessions++
    if ((await status()) !== 200) figures.unknown_sessions++
    await shopper.call(authCalls.logout, { body: {} })
    if ((await status()) !== 401) figures.dead_sessions++
  }
  const editor = await logInEditor(here, await makeEditor(db))
  const other = editorAt(there, editor)
  figures.sessions++
  if (!(await isStaffThere(other))) figures.unknown_sessions++
  await editor.call(staffCalls.staffLogOut, { body: {} })
  if (await isStaffThere(other)) figures.dead_sessions++
  return figures
}

const LIMIT = 10
const ATTEMPTS = 24

/** Wrong coupons at once and wrong passwords one after the other, at both processes in turn: each limit is 10. */
export async function tryoutLimits({ db }: TestEnvironment, [here, there]: Pair) {
  const shopper = await makeShopperWithCart(here, db)
  const both = [shopper, elsewhere(there, shopper)]
  const coupons = await Promise.all(
    Array.from({ length: ATTEMPTS }, async (_, index) => {
      const body = { coupon_code: `NO-${index}` }
      return (await both[index % 2]?.send(paymentCalls.applyCouponCode, { body }))?.status
    }),
  )
  const username = await makeCustomer(db)
  const visitors = [here, there].map((origin) => new Shopper(origin))
  const logIns: number[] = []
  for (let n = 0; n < LIMIT + 2; n++) {
    const body = { username, password: `no ${n}`, customers_id: null, otp: null, is_impersonate: false }
    const reply = await visitors[n % 2]?.send(authCalls.login, { body })
    logIns.push(reply?.status ?? 0)
  }
  const answered = (statuses: readonly (number | undefined)[]) =>
    statuses.filter((status) => status !== 429).length
  const most = Math.max(answered(coupons), answered(logIns))
  return { counted: LIMIT, over_limit: Math.max(0, most - LIMIT) }
}
