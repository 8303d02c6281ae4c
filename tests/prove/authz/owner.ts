import { sql } from 'kysely'
import { cartCalls } from '#contract/cart/carts.ts'
import { deliveryCalls } from '#contract/delivery/delivery.ts'
import type { SubmitOrder } from '#contract/checkout/submit-order.ts'
import { templateCalls } from '#contract/quick-order/templates.ts'
import { chooseCheapestQuote, goToReview, submit } from '#tests/support/checkout.ts'
import { makeShopperWithCart } from '#tests/support/customers.ts'
import { share } from '#tests/server/shows/stored-shows.ts'
import { SMALL_PNG } from '#tests/support/upload-files.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import type { TestEnvironment } from '#tests/prove/rig/test-environment.ts'

/** A customer with one of everything: an order, a saved cart, a template, a shared show, and a current cart that is ready to be ordered. */
export interface Owner {
  readonly shopper: Shopper
  readonly customerId: number
  readonly email: string
  readonly cartId: number
  readonly savedCartId: number
  readonly templateId: number
  readonly lineId: number
  readonly productId: number
  readonly productUrl: string
  readonly addressId: number
  readonly quoteId: string
  readonly optionId: string
  /** in review */
  readonly documentId: number
  readonly showId: string
  /** of the link of the show */
  readonly shownToken: string
  readonly request: SubmitOrder
  /** of carts, lines, addresses, orders and templates */
  readonly numbers: readonly number[]
  /** of quotes and submissions */
  readonly names: readonly string[]
  /** of shows */
  readonly uuids: readonly string[]
}

export async function makeOwner({ url, db }: TestEnvironment): Promise<Owner> {
  const shopper = await makeShopperWithCart(url, db)
  // of an order that staff read
  await sql`insert into credits (id, order_id, cents, at) values (gen_random_uuid(), 800001, 1, now())`.execute(
    db,
  )
  const { items } = await shopper.call(cartCalls.selectCart, {})
  const cart_product = { products_id: items[0]?.products_id ?? 0, quantity: 2 }
  const add = () => shopper.call(cartCalls.updateCartProduct, { body: { cart_product } })
  await submit(shopper, await goToReview(shopper))
  await add()
  await chooseCheapestQuote(shopper)
  await shopper.call(cartCalls.newCart, { body: {} })
  await add()
  const request = await goToReview(shopper)
  const cart = await shopper.call(cartCalls.selectCart, {})
  const [line] = cart.items
  const { carts } = await shopper.call(cartCalls.selectSavedCarts, {})
  const savedCartId = carts[0]?.id ?? 0
  const { template } = await shopper.call(templateCalls.saveTemplate, {
    body: { name: 'Weekly', source: { kind: 'cart', id: savedCartId } },
  })
  const show = await share(shopper)
  const addresses = await shopper.call(deliveryCalls.selectShippingAddresses, {})
  const quote = await shopper.call(deliveryCalls.getShippingQuote, {
    params: { id: cart.shipping_quotes_id ?? '' },
  })
  return {
    shopper,
    ...(await belongings({ url, db } as TestEnvironment, cart.id)),
    cartId: cart.id,
    savedCartId,
    templateId: template?.id ?? 0,
    showId: show.id,
    shownToken: show.token,
    uuids: [show.id],
    lineId: line?.id ?? 0,
    productId: line?.products_id ?? 0,
    productUrl: line?.products_url ?? '',
    addressId: addresses[0]?.shipping_address_id ?? 0,
    quoteId: quote.shipping_quotes_id,
    optionId: quote.optionId,
    request,
  }
}

async function belongings({ db }: TestEnvironment, cartId: number) {
  const { customer_id } = await db
    .selectFrom('carts')
    .select('customer_id')
    .where('id', '=', cartId)
    .executeTakeFirstOrThrow()
  const { email } = await db
    .selectFrom('customers')
    .select('email')
    .where('id', '=', customer_id)
    .executeTakeFirstOrThrow()
  const carts = await idsOf(db.selectFrom('carts').select('id').where('customer_id', '=', customer_id))
  const addresses = await idsOf(
    db.selectFrom('addresses').select('id').where('customer_id', '=', customer_id),
  )
  const orders = await idsOf(db.selectFrom('orders').select('id').where('customer_id', '=', customer_id))
  const lines = await idsOf(
    db.selectFrom('cart_lines').select('id').where('cart_id', 'in', carts.map(Number)),
  )
  const templates = await idsOf(
    db.selectFrom('templates').select('id').where('customer_id', '=', customer_id),
  )
  const quotes = await idsOf(db.selectFrom('quotes').select('id').where('cart_id', 'in', carts.map(Number)))
  const documentId = await insertDocument(db, customer_id)
  const sent = db.selectFrom('submissions').select('id').where('customer_id', '=', customer_id)
  const submissions = await idsOf(sent)
  return {
    customerId: customer_id,
    email,
    numbers: [
      customer_id,
      documentId,
      ...[...carts, ...addresses, ...orders, ...lines, ...templates].map(Number),
    ],
    documentId,
    names: [...quotes, ...submissions].map(String),
  }
}

/** Beyond the ids of all other tables, so that a foreign id is never an own one of another kind. */
const FIRST_DOCUMENT = 1_900_000_000

async function insertDocument(db: TestEnvironment['db'], customer_id: number): Promise<number> {
  const id = FIRST_DOCUMENT + customer_id
  const upload_id = crypto.randomUUID()
  const facts = { kind: 'insurance', type: 'general_liability', label: 'Certificate', name: 'a.png' } as const
  const row = { id, customer_id, project_id: 11, upload_id, fingerprint: upload_id, uploaded_at: new Date() }
  await db
    .insertInto('documents')
    .values({ ...facts, ...row })
    .execute()
  const file = { type: 'image/png', bytes: Buffer.from(SMALL_PNG), sha256: upload_id } as const
  await db
    .insertInto('document_files')
    .values({ document_id: id, ...file })
    .execute()
  return id
}

const idsOf = async <T>(query: {
  execute(): Promise<readonly { readonly id: T }[]>
}): Promise<readonly T[]> => (await query.execute()).map(({ id }) => id)
