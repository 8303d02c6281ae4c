import { toWire } from '#contract/platform/money.ts'
import {
  array,
  bool,
  int4,
  jsonb,
  nullable,
  type RowOf,
  text,
  timestamptz,
  uuid,
} from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { CreditNoteSheet } from '#server/sheets/sheet.ts'

const CREDIT = {
  id: uuid,
  order_id: int4,
  number: int4,
  cents: int4,
  at: timestamptz,
  is_last: nullable(bool),
}
export type CreditRow = RowOf<typeof CREDIT>

const CREDIT_SQL = `select c.id, c.order_id, c.number, c.cents, c.at,
     c.number = (select max(x.number) from credits x where x.order_id = c.order_id) as is_last from credits c`

export const selectCredit = statement({
  name: 'credit-to-issue',
  sql: `${CREDIT_SQL} where c.id = :id`,
  params: { id: uuid },
  row: CREDIT,
})

/** The credit of an order with this number. */
export const selectCreditOfOrder = statement({
  name: 'credit-of-order',
  sql: `${CREDIT_SQL} where c.order_id = :orderId and c.number = :number`,
  params: { orderId: int4, number: int4 },
  row: CREDIT,
})

/** What orders cost less, the oldest first. */
export const selectCredits = statement({
  name: 'credits-of-orders',
  sql: 'select order_id, number, cents, at from credits where order_id = any(:orderIds) order by order_id, number',
  params: { orderIds: array(int4) },
  row: { order_id: int4, number: int4, cents: int4, at: timestamptz },
})

/** As the app gets it. */
export const creditNoteOf = (credit: NumberedCredit & { readonly cents: number; readonly at: Date }) => ({
  number: creditNoteNumber(credit),
  amount: toWire(credit.cents),
  at: credit.at.toISOString(),
})

interface NumberedCredit {
  readonly order_id: number
  readonly number: number
}

/** As a credit note is called: its order, and its number in it. */
export const creditNoteNumber = ({ order_id, number }: NumberedCredit): string => `${order_id}-${number}`

const LINE = { model: text, name: text, packaging: text, quantity: int4, cents: int4 }

/** The cases of a credit. */
export const selectCreditLines = statement({
  name: 'credit-note-lines',
  sql: `select l.model, l.name, l.packaging, k.cases as quantity, l.cents from credit_lines k
   join order_lines l on l.order_id = k.order_id and l.position = k.position where k.credit_id = :id order by l.position`,
  params: { id: uuid },
  row: LINE,
})

/** The cases of an order that were neither cancelled nor came back. */
export const selectKeptLines = statement({
  name: 'credit-note-kept-lines',
  sql: `select model, name, packaging, quantity - cancelled - returned as quantity, cents from order_lines
   where order_id = :orderId and quantity > cancelled + returned order by position`,
  params: { orderId: int4 },
  row: { ...LINE, quantity: nullable(int4) },
})

/** The fees of a credit as a whole. */
export const selectFeesOfCredit = statement({
  name: 'credit-note-fees',
  sql: `select f.name, f.cents from credit_fees k join order_fees f on f.order_id = k.order_id and f.name = k.name
   where k.credit_id = :id order by f.position`,
  params: { id: uuid },
  row: { name: text, cents: int4 },
})

/** The fees of an order that were not given back as a whole. */
export const selectKeptFees = statement({
  name: 'credit-note-kept-fees',
  sql: `select f.name, f.cents from order_fees f where f.order_id = :orderId
     and not exists (select from credit_fees k where k.order_id = f.order_id and k.name = f.name) order by f.position`,
  params: { orderId: int4 },
  row: { name: text, cents: int4 },
})

/** What a credit note says for good. Later versions may add to it. */
export interface IssuedNote extends Omit<CreditNoteSheet, 'settled'> {
  /** cents of the total that the customer owed less; the rest goes back */
  readonly takenOff: number
}

export const insertCreditNote = statement({
  name: 'credit-note-issue',
  sql: `insert into credit_notes (credit_id, order_id, issued_at, sheet) values (:id, :orderId, :now, :sheet) on conflict do nothing`,
  params: { id: uuid, orderId: int4, now: timestamptz, sheet: jsonb<IssuedNote>() },
})
export const selectCreditNote = statement({
  name: 'credit-note-issued',
  sql: 'select sheet from credit_notes where credit_id = :id',
  params: { id: uuid },
  row: { sheet: jsonb<IssuedNote>() },
})
