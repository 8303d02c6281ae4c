import { expect, test } from 'vitest'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { writeNotice } from '#server/site/mail/messages/write-message.ts'
import { makeCustomer } from '#tests/support/customers.ts'
import { sentTo } from '#tests/support/outbox.ts'
import { useShop } from '#tests/support/shop.ts'
import { eventually } from '#tests/support/eventually.ts'

const shop = await useShop()
const now = () => new Date()
const MOBILE = '+14175550162'

interface Choice {
  readonly email_notifications: boolean
  readonly text_notifications: boolean
  readonly mobile_phone: string | null
}

let order = 900_000
/** Tells a new customer of a shipment, twice, and reads what waits for them. */
async function noticed(choice: Choice) {
  const email = await makeCustomer(shop.db)
  const { id } = await shop.db
    .updateTable('customers')
    .set(choice)
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow()
  order += 1
  const message = {
    kind: 'orderShipped',
    order_id: order,
    shipment: 1,
    carrier: 'Ozark Ridge Freight',
    tracking_number: 'OZ 7',
    tracking_url: null,
    shipped: [{ model: 'EW-1', name: 'Comet', quantity: 2 }],
    remaining: [],
  } as const
  for (let written = 0; written < 2; written++)
    await inTransaction(shop.db, (trx) => writeNotice(trx, id, message, now()))
  const waiting = async (table: 'emails' | 'texts') => {
    const rows = await shop.db
      .selectFrom(table)
      .select('recipient')
      .where('key', '=', `orderShipped:${order}:1`)
      .execute()
    return rows.map(({ recipient }) => (recipient === email ? 'the customer' : recipient))
  }
  return { emails: await waiting('emails'), texts: await waiting('texts') }
}

test('a notice goes the ways that the customer has chosen, once each', async () => {
  const [both, neither, text, landline] = [
    await noticed({ email_notifications: true, text_notifications: true, mobile_phone: MOBILE }),
    await noticed({ email_notifications: false, text_notifications: false, mobile_phone: MOBILE }),
    await noticed({ email_notifications: false, text_notifications: true, mobile_phone: MOBILE }),
    await noticed({ email_notifications: true, text_notifications: true, mobile_phone: '417 555 0162' }),
  ]
  expect(both).toEqual({ emails: ['the customer'], texts: [MOBILE] })
  expect(neither).toEqual({ emails: [], texts: [] })
  expect(text).toEqual({ emails: [], texts: [MOBILE] })
  expect(landline).toEqual({ emails: ['the customer'], texts: [] })
})

test('a text says what the e-mail says, in one line without a link, once in the outbox', async () => {
  const mobile = '+14175550163'
  await noticed({ email_notifications: false, text_notifications: true, mobile_phone: mobile })
  await eventually(() => expect(sentTo(shop.outbox, mobile)).toHaveLength(1))
  const [sent] = sentTo(shop.outbox, mobile)
  expect(sent?.content.trimEnd().split('\n').at(-1)).toBe(
    `Emberwright: order ${order} has shipped, Ozark Ridge Freight OZ 7.`,
  )
})
