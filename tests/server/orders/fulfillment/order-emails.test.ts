import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { staffOrderCalls as calls } from '#contract/staff/staff-orders.ts'
import { sendEmailAgain } from '#server/orders/fulfillment/send-email-again.ts'
import { logInEditor, makeEditor } from '#tests/support/editor.ts'
import { eventually } from '#tests/support/eventually.ts'
import { type PlacedOrder, placeOrder } from '#tests/support/placed-order.ts'
import { useShop } from '#tests/support/shop.ts'

const shop = await useShop()
const { db } = shop
const staff = await logInEditor(shop.url, await makeEditor(db, ['orders']))
const emailsOf = async (id: number) =>
  (await staff.call(calls.readStaffOrder, { params: { id: String(id) } }))?.emails ?? []
const sentOf = (id: number) =>
  eventually(async () => {
    const emails = await emailsOf(id)
    expect(emails.length > 0 && emails.every(({ state }) => state === 'sent')).toBe(true)
    return emails
  })
async function confirmed() {
  const order = await placeOrder(shop)
  const [email] = await sentOf(order.id)
  if (!email) throw new Error('no e-mail is sent')
  return { ...order, email }
}
const press = ({ id }: Pick<PlacedOrder, 'id'>, email: string) => ({
  id,
  request_id: crypto.randomUUID(),
  email,
})

test('[T90] an e-mail of an order is sent again once per press, to the present address of its customer, and recorded without it', async () => {
  const { id, email } = await confirmed()
  expect(email).toMatchObject({ subject: `Order ${id} confirmed`, state: 'sent' })
  const present = `moved-${id}@mail.example`
  await sql`update customers set email = ${present} where id = (select customer_id from orders where id = ${id})`.execute(
    db,
  )
  const body = press({ id }, email.key)
  const answer = await staff.call(calls.resendOrderEmail, { body })
  expect(answer).toEqual({ kind: 'decided', text: `“Order ${id} confirmed” is sent again. To ${present}.` })
  expect(await staff.call(calls.resendOrderEmail, { body })).toEqual(answer)
  const [, again, ...more] = await sentOf(id)
  expect(more).toEqual([])
  expect(again).toMatchObject({ subject: email.subject, to: present })
  const order = await staff.call(calls.readStaffOrder, { params: { id: String(id) } })
  expect(order?.actions).toMatchObject([{ kind: 'email', text: answer.text }])
  const { subject } = await db
    .selectFrom('staff_audit')
    .select('subject')
    .where('action', '=', 'resendOrderEmail')
    .where('subject', 'like', `${id}, %`)
    .executeTakeFirstOrThrow()
  expect(subject).toMatch(/is sent again\.$/)
})

test('an e-mail of another order, one to the shop and one that waits are not sent again, and why is said', async () => {
  const [mine, other] = [await confirmed(), await confirmed()]
  const none = { kind: 'invalid', text: expect.stringContaining(`Order ${mine.id} has no such e-mail.`) }
  const resend = (email: string) => staff.call(calls.resendOrderEmail, { body: press(mine, email) })
  expect(await resend(other.email.key)).toEqual(none)
  await sql`insert into emails (key, recipient, project_id, message, sent_at) values (${`orderPlaced:${mine.id}:a`}, 'owner@shop.example', 11,
    ${JSON.stringify({ kind: 'orderPlaced', order_id: mine.id })}::jsonb, now())`.execute(db)
  expect(await resend(`orderPlaced:${mine.id}:a`)).toEqual(none)
  await sql`update emails set sent_at = null, job_id = gen_random_uuid() where key = ${mine.email.key}`.execute(
    db,
  )
  expect(await resend(mine.email.key)).toEqual({
    kind: 'invalid',
    text: 'It was not sent yet. The shop sends it by itself.',
  })
})

test('without an address to send from, and without the right, no e-mail is sent again', async () => {
  const { id, email } = await confirmed()
  const action = { orderId: id, projectId: 11, requestId: crypto.randomUUID(), by: null, now: new Date() }
  expect(await sendEmailAgain(db, { ...action, email: email.key, sender: null })).toEqual({
    kind: 'invalid',
    text: 'The shop has no address to send from: set mail_from in the settings first.',
  })
  const editor = await logInEditor(shop.url, await makeEditor(db, ['catalogue', 'refunds']))
  expect((await editor.send(calls.resendOrderEmail, { body: press({ id }, email.key) })).status).toBe(403)
  expect(await emailsOf(id)).toHaveLength(1)
})
