import { type Age, requiredAge } from '#contract/site/age.ts'
import type { CartRow } from './cart-row.ts'
import { int4, nullable, timestamptz } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { stateCode } from '#server/account/contact/us-state.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'

const confirm = statement({
  name: 'customer-age-confirm',
  sql: `update customers set confirmed_age = :age, age_confirmed_at = :now, age_confirmed_by = :staffId
   where id = :customerId and coalesce(confirmed_age, 0) < :age`,
  params: { customerId: int4, age: int4, now: timestamptz, staffId: nullable(int4) },
})

/** The age that the customer still has to confirm before this cart can be ordered; null: none. */
export function ageToConfirm(
  cart: Pick<CartRow, 'is_pickup' | 'address'>,
  { session, projectId }: SessionContext,
): Age | null {
  const state = cart.is_pickup || cart.address === null ? null : stateCode(cart.address.state)
  const age = requiredAge(projectId, state)
  return (session.confirmedAge ?? 0) < age ? age : null
}

/** Stores the age with the date, and with the member of staff who has confirmed it for the customer. */
export async function confirmAge(age: Age | null, context: SessionContext): Promise<void> {
  const { db, session, now } = context
  if (age === null || (session.confirmedAge ?? 0) >= age) return
  await confirm(db, { customerId: session.customerId, age, now: now(), staffId: session.staffId })
}
