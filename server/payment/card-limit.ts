import { countEvent, type Limit, refuseWhenUsedUp } from '#server/http/rate-limit.ts'
import type { SessionContext } from '#server/http/handler.ts'

/** Against the testing of stolen cards: declines count by customer, wherever they come from. */
const DECLINED_CARDS: Limit = { events: 5, seconds: 3_600 }
const keyOf = ({ session }: SessionContext): string => `card:${session.customerId}`

export const refuseManyDeclines = (context: SessionContext): Promise<void> =>
  refuseWhenUsedUp(context.db, keyOf(context), DECLINED_CARDS, context.now())

export async function countDecline(context: SessionContext): Promise<void> {
  await countEvent(context.db, keyOf(context), DECLINED_CARDS, context.now())
}
