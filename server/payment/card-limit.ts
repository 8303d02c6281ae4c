import type { SessionContext } from '#server/http/handler.ts'
import type { Limit } from '#server/http/rate-limit.ts'

/** Against the testing of stolen cards: declines count by customer, wherever they come from. */
export const declineLimit = ({ session }: SessionContext): Limit => ({
  key: `card:${session.customerId}`,
  events: 5,
  seconds: 3_600,
})
