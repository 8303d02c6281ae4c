import type { SessionContext } from '#server/http/handler.ts'
import type { Limit } from '#server/http/rate-limit.ts'

/** Against card testing: declines are counted per customer, not per address. */
export const declineLimit = ({ session }: SessionContext): Limit => ({
  key: `card:${session.customerId}`,
  events: 5,
  seconds: 3_600,
})
