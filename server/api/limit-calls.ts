import type { Step } from '#server/platform/http/handler.ts'
import { unauthorized } from '#server/platform/http/http-error.ts'
import { countEvents } from '#server/platform/http/rate-limit.ts'
import { sessionOf } from './session-of-call.ts'

/** Names of calls in the contract. */
const ORDERS: ReadonlySet<string> = new Set(['submitOrder', 'getOrderProcess'])

/** Orders have their own slots, so browsing cannot block checkout and a slow card gateway cannot block browsing. */
export const limitCalls: Step = (c, next) => {
  const { calls, orders } = c.get('limiters')
  const limiter = ORDERS.has(c.get('route').name) ? orders : calls
  return limiter(c.get('address'), next)
}

/** Files of one customer, whatever is answered: a refused one is received and looked at as well. */
const CUSTOMER_FILES = { events: 60, seconds: 3_600 }

/**
 * Files are received from customers and staff only, two of each customer and a few at once, because they are in memory
 * meanwhile.
 */
export const limitFiles: Step = async (c, next) => {
  const { calls, files, ownFiles } = c.get('limiters')
  const address = c.get('address')
  if (c.get('staff')) return files(address, next)
  const session = await calls(address, () => sessionOf(c))
  if (!session) throw unauthorized()
  const key = `files:${session.customerId}`
  return ownFiles(key, () =>
    files(address, async () => {
      const { db, now } = c.get('shop')
      await countEvents(db, [{ key, ...CUSTOMER_FILES }], now())
      return next()
    }),
  )
}
