import type { SessionContext } from '#server/platform/http/handler.ts'
import type { Limit } from '#server/platform/http/rate-limit.ts'

/** Against card testing: declines are counted per customer, not per address. */
export const declineLimit = ({ session }: SessionContext): Limit => ({
  key: `card:${session.customerId}`,
  events: 5,
  seconds: 3_600,
})
