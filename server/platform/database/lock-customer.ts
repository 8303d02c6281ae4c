import { int4 } from './sql-type.ts'
import { statement } from './statement.ts'

/** Held until the end of the transaction, so that what belongs to a customer is added and changed one after the other. */
export const lockCustomer = statement({
  name: 'customer-lock',
  sql: 'select id from customers where id = :customerId for no key update',
  params: { customerId: int4 },
  row: { id: int4 },
})
