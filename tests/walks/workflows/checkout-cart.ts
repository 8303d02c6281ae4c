import { sql } from 'kysely'
import type { CardOutcome } from '#server/platform/gateway/card-gateway.ts'
import { recoverOnce } from '#server/checkout/submission/recovery.ts'
import { switchAppSetting } from '#tests/support/app-setting.ts'
import { CARDS, goToReview, submit } from '#tests/support/checkout.ts'
import { type Goods, goods } from '#e2e/goods.ts'
import { fillCart } from '#e2e/orders.ts'
import type { WorkflowFixture } from '#tests/walks/workflow-fixture.ts'

let known: number | undefined

/** Found once, since a path may sell it out. */
export async function product({ db }: Pick<WorkflowFixture, 'db'>): Promise<Goods> {
  known ??= (await goods(db, 1, { from: 30 }))[0]?.id
  const columns = ['id', 'name', 'model', 'url'] as const
  const wanted = db
    .selectFrom('products')
    .select(columns)
    .where('id', '=', known ?? 0)
  return wanted.executeTakeFirstOrThrow()
}

export const switchOff = (
  { db, shop: { url } }: Pick<WorkflowFixture, 'db' | 'shop'>,
  isOff: boolean,
): Promise<void> => switchAppSetting({ db, url }, 'is_checkout_disabled', isOff)

export async function setStock(fixture: WorkflowFixture, qty: number): Promise<void> {
  const { id } = await product(fixture)
  await sql`update stock set qty = ${qty} where product_id = ${id}`.execute(fixture.db)
}

export async function setRestricted(fixture: WorkflowFixture, isRestricted: boolean): Promise<void> {
  const { id } = await product(fixture)
  await sql`update products set texas_restricted = ${isRestricted} where id = ${id}`.execute(fixture.db)
}

export async function setProUse(fixture: WorkflowFixture, isProUse: boolean): Promise<void> {
  const { id } = await product(fixture)
  await sql`update products set pro_use = ${isProUse} where id = ${id}`.execute(fixture.db)
}

export const setAddress = (
  { db, email }: WorkflowFixture,
  state: string,
  postcode: string,
): Promise<unknown> =>
  sql`update addresses set state = ${state}, postcode = ${postcode} where customer_id =
    (select id from customers where email = ${email})`.execute(db)

export async function moveToTexas(fixture: WorkflowFixture): Promise<void> {
  await setAddress(fixture, 'TX', '75001')
  await setRestricted(fixture, true)
}

export const forgetMethod = ({ db, email }: WorkflowFixture): Promise<unknown> =>
  sql`update carts set payment_method = null where id = (select max(k.id) from carts k
    join customers c on c.id = k.customer_id where c.email = ${email})`.execute(db)

export async function orderElsewhere({ shopper }: WorkflowFixture, card: string = CARDS.visa): Promise<void> {
  await submit(shopper, await goToReview(shopper, card))
}

export async function addElsewhere(fixture: WorkflowFixture): Promise<void> {
  await fillCart(fixture.shopper, [await product(fixture)], 3)
}

/** The shop finds out what became of an order, as it does for each that is a minute old. */
export async function settle({ db, email, shop }: WorkflowFixture, isCharged = true): Promise<void> {
  await sql`update submissions set created_at = created_at - interval '5 minutes' where cart_id in
    (select k.id from carts k join customers c on c.id = k.customer_id where c.email = ${email})`.execute(db)
  const found: CardOutcome = { kind: 'approved', reference: 'chg_walk', brand: 'Visa', lastFour: '0119' }
  const gateway = { ...shop.gateway, lookup: async () => (isCharged ? found : null) }
  await recoverOnce({ db, gateway, now: () => new Date(), log: () => undefined })
}
