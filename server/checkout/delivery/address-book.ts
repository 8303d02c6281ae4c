import type { addressBookCalls } from '#contract/delivery/address-book.ts'
import type { AnswerIn, HandlerArgs } from '#contract/platform/endpoint.ts'
import { lockCustomer } from '#server/platform/database/lock-customer.ts'
import { int4 } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import type { Handlers, SessionContext } from '#server/platform/http/handler.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { rowId } from '#server/platform/http/id-param.ts'
import { addressErrors } from '#server/account/contact/address-check.ts'
import { countAddresses, insertAddress, fullError, updateAddress, valuesOf } from './save-address.ts'

type SaveRequest = HandlerArgs<typeof addressBookCalls.saveBookAddress>['body']['address']
type SaveAnswer = AnswerIn<typeof addressBookCalls.saveBookAddress>

const OWN = { id: int4, customerId: int4 }
const findInBook = statement({
  name: 'address-book-own',
  sql: 'select id from addresses where id = :id and customer_id = :customerId and cart_id is null',
  params: OWN,
  row: { id: int4 },
})
/** The foreign key takes it off the carts; orders have a copy. */
const remove = statement({
  name: 'address-book-remove',
  sql: 'delete from addresses where id = :id and customer_id = :customerId and cart_id is null returning id',
  params: OWN,
  row: { id: int4 },
})

const makeDefault = statement({
  name: 'address-book-default',
  sql: `update addresses set is_default = id = :id
   where customer_id = :customerId and cart_id is null and is_default <> (id = :id) returning id`,
  params: OWN,
  row: { id: int4 },
})

export const addressBookHandlers: Handlers<typeof addressBookCalls> = {
  saveBookAddress: ({ body }, context) => saveBookAddress(body.address, context),
  removeBookAddress: async ({ body }, { db, session }) => {
    const [removed] = await remove(db, { id: rowId(body.id), customerId: session.customerId })
    if (!removed) throw notFound()
    return { success: true }
  },
  setDefaultAddress: ({ body }, context) => setDefault(rowId(body.id), context),
}

/** Throws 404 when it is no address of the book. */
async function setDefault(id: number, { db, session: { customerId } }: SessionContext): Promise<SaveAnswer> {
  return inTransaction(db, async (trx) => {
    await lockCustomer(trx, { customerId })
    if ((await findInBook(trx, { id, customerId })).length === 0) throw notFound()
    await makeDefault(trx, { id, customerId })
    return { success: true }
  })
}

/** Adds an address to the book or changes one; no cart is shipped to it by that. */
async function saveBookAddress(input: SaveRequest, { db, session }: SessionContext): Promise<SaveAnswer> {
  const { shipping_address_id: known = null } = input
  const id = known === null ? null : rowId(known)
  const { customerId } = session
  return inTransaction(db, async (trx) => {
    await lockCustomer(trx, { customerId })
    if (id !== null && (await findInBook(trx, { id, customerId })).length === 0) throw notFound()
    const errors = addressErrors(input)
    if (errors.length > 0) return { success: false, errors: [...errors] }
    const values = { ...valuesOf(input, null), customerId }
    if (id !== null) await updateAddress(trx, { ...values, id })
    else {
      const [counted] = await countAddresses(trx, { customerId, cartId: null })
      const full = fullError(counted, null)
      if (full !== null) return { success: false, errors: [full] }
      await insertAddress(trx, values)
    }
    return { success: true }
  })
}
