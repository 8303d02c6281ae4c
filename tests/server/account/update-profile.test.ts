import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { profileCalls } from '#contract/account/profile.ts'
import { makeCustomer } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper, seededEmail, seededPassword } from '#tests/support/shopper.ts'
import { actAs, makeStaff } from '#tests/support/staff.ts'

const shop = await useShop()
const shopperOf = async (email: string) => {
  const shopper = new Shopper(shop.url)
  await shopper.logIn(email)
  return shopper
}
const made = async () => {
  const email = await makeCustomer(shop.db)
  return { email, shopper: await shopperOf(email) }
}
const change = async (shopper: Shopper, body: object) =>
  (await shopper.send(profileCalls.updateProfile, { body })).body
const profileOf = async (shopper: Shopper) => (await shopper.call(profileCalls.selectProfile, {})).profile
const mailsTo = async (recipient: string) =>
  (
    await sql<{ message: object }>`select message from emails where recipient = ${recipient}`.execute(shop.db)
  ).rows.map(({ message }) => message)
const newAddress = () => seededEmail(`other-${crypto.randomUUID()}`)
const updated = { success: true }

test('[API-21][ENT-28] only the fields in the request are written; cleared ones are empty, a mobile number is E.164', async () => {
  const { email, shopper } = await made()
  const before = await profileOf(shopper)
  const fields = { customers_firstname: ' Ada ', customers_mobile_phone: '(417) 555-0199', newsletter: true }
  expect(await change(shopper, { ...fields, company: '' })).toMatchObject({ success: true })
  expect(await profileOf(shopper)).toEqual({
    ...before,
    customers_firstname: 'Ada',
    first: 'Ada',
    customers_mobile_phone: '+14175550199',
    company: null,
    newsletter: true,
  })
  expect(await mailsTo(email)).toEqual([])
})

test('[ENT-28] the markup of price tags is a whole percentage from 1 to 900, or none', async () => {
  const { shopper } = await made()
  const markup = async () => (await profileOf(shopper))?.tag_markup_percent
  for (const tag_markup_percent of [35, 900, 1, null]) {
    expect(await change(shopper, { tag_markup_percent })).toMatchObject({ success: true })
    await change(shopper, { newsletter: true })
    expect(await markup()).toBe(tag_markup_percent)
  }
  for (const tag_markup_percent of [0, -5, 901, 12.5, '35'])
    expect((await shopper.send(profileCalls.updateProfile, { body: { tag_markup_percent } })).status).toBe(
      422,
    )
  expect(await markup()).toBeNull()
})

test('[MSG-17] a request without fields is refused with the fixed text', async () => {
  const { shopper } = await made()
  for (const body of [{}, { current_password: seededPassword }])
    expect(await change(shopper, body)).toMatchObject({ success: false, errors: ['An error occurred.'] })
})

test.each([
  [{ customers_firstname: '  ' }, 'Enter your first name.'],
  [{ customers_lastname: '' }, 'Enter your last name.'],
  [{ customers_email_address: 'nowhere' }, 'Enter an e-mail address such as name@company.com.'],
  [{ customers_telephone: 'call me' }, 'The telephone number cannot be read.'],
  [{ customers_mobile_phone: '555-0101' }, 'The mobile phone number must have ten digits.'],
])('%o is refused and nothing of the request is written', async (bad, error) => {
  const { shopper } = await made()
  const before = await profileOf(shopper)
  const answer = await change(shopper, { company: 'Quill', text_notifications: true, ...bad })
  expect(answer).toMatchObject({ success: false, errors: [error] })
  expect(await profileOf(shopper)).toEqual(before)
})

test('another e-mail address needs the current password, and the old address is told in the same transaction', async () => {
  const { email, shopper } = await made()
  const wanted = newAddress()
  const body = { customers_email_address: wanted, company: 'Quill' }
  const before = await profileOf(shopper)
  for (const [current_password, error] of [
    [undefined, 'Enter your current password to change your e-mail address.'],
    ['', 'Enter your current password to change your e-mail address.'],
    ['Wrong~Gate7', 'Your current password is not right.'],
  ]) {
    const more = current_password === undefined ? {} : { current_password }
    expect(await change(shopper, { ...body, ...more })).toMatchObject({ success: false, errors: [error] })
  }
  expect([await profileOf(shopper), await mailsTo(email)]).toEqual([before, []])
  const answer = await change(shopper, { ...body, current_password: seededPassword })
  expect(answer).toMatchObject({
    success: true,
    message: 'Updated. An e-mail to your old address tells of the change.',
  })
  expect(await mailsTo(email)).toMatchObject([{ kind: 'emailChanged', email: wanted }])
  expect(await mailsTo(wanted)).toEqual([])
  expect(await profileOf(await shopperOf(wanted))).toMatchObject({
    customers_email_address: wanted,
    company: 'Quill',
  })
})

test('[P7] a change of the address repeated after a lost answer succeeds and tells the old address once', async () => {
  const { email, shopper } = await made()
  const body = { customers_email_address: newAddress(), current_password: seededPassword }
  await change(shopper, body)
  expect(await change(shopper, body)).toEqual(updated)
  expect(await mailsTo(email)).toHaveLength(1)
})

test('the same address in other letters is no other address', async () => {
  const { email, shopper } = await made()
  expect(await change(shopper, { customers_email_address: email.toUpperCase() })).toEqual(updated)
  expect(await mailsTo(email)).toEqual([])
})

test('an address of another account of the storefront is refused, and nobody is told', async () => {
  const { email, shopper } = await made()
  const other = await made()
  const before = await profileOf(shopper)
  const body = { customers_email_address: other.email.toUpperCase(), current_password: seededPassword }
  const errors = ['There is another account with this e-mail address.']
  expect(await change(shopper, { ...body, company: 'Quill' })).toMatchObject({ success: false, errors })
  expect([await profileOf(shopper), await mailsTo(email)]).toEqual([before, []])
})

test('of two customers who want one address at once, one gets it', async () => {
  const both = [await made(), await made()]
  const body = { customers_email_address: newAddress(), current_password: seededPassword }
  const answers = await Promise.all(both.map(({ shopper }) => change(shopper, body)))
  expect(answers.filter((answer) => (answer as { success: boolean }).success)).toHaveLength(1)
})

test('staff who act for a customer change fields, and never the e-mail address', async () => {
  const { email } = await made()
  const { id } = await shop.db
    .selectFrom('customers')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const acting = await actAs(shop.url, await makeStaff(shop.db), id)
  expect(await change(acting, { company: 'Quill' })).toEqual(updated)
  const body = { customers_email_address: newAddress(), current_password: seededPassword }
  const refused = await acting.send(profileCalls.updateProfile, { body })
  expect([refused.status, refused.body]).toMatchObject([
    403,
    { errors: ['Only the customer can change this e-mail address.'] },
  ])
  expect(await mailsTo(email)).toEqual([])
})

test('the password is guessed ten times, with those of the change of the password', async () => {
  const { shopper } = await made()
  const body = { customers_email_address: newAddress(), current_password: 'Wrong~Gate7' }
  for (let n = 0; n < 10; n++) expect(await change(shopper, body)).toMatchObject({ success: false })
  const right = { ...body, current_password: seededPassword }
  expect((await shopper.send(profileCalls.updateProfile, { body: right })).status).toBe(429)
})
