import { expect, test } from 'vitest'
import { staffCalls } from '#contract/staff/staff.ts'
import { codeAt, stepAt } from '#server/account/auth/one-time-code.ts'
import { staffCommand } from '#server/staff/admin-cli/staff.ts'
import { decryptOtpSecret, encryptOtpSecret } from '#server/account/auth/otp-secret.ts'
import { addDemoStaff } from '#server/demo/demo-staff.ts'
import { useShop } from '#tests/support/shop.ts'
import { demoOtpSecret } from '#tests/support/staff.ts'
import { Shopper, seededEmail, seededPassword } from '#tests/support/shopper.ts'
import { testSecret } from '#tests/support/test-secret.ts'

const shop = await useShop()
const staff = (...words: string[]) =>
  staffCommand({ databaseUrl: shop.databaseUrl, projectIds: [14, 11] }, testSecret, words)

test('staff add prints what opens a session, and stores none of it in readable form', async () => {
  const lines = await staff('add', 'Eva@lund.example', 'publish,edit', 'Eva', 'Lund')
  const text = lines.join('\n')
  const password = /Password: (\S+)/.exec(text)?.[1] ?? ''
  const otpSecret = /app: (\S+)/.exec(text)?.[1] ?? ''
  expect(text.match(/^ {4}\S+$/gm)).toHaveLength(10)
  expect(text).toContain(
    `otpauth://totp/Emberwright%20Pro:Eva%40lund.example?secret=${otpSecret}&issuer=Emberwright%20Pro`,
  )
  const code = codeAt(otpSecret, stepAt(new Date()))
  const client = new Shopper(shop.url)
  const answer = await client.call(staffCalls.staffLogIn, {
    body: { email: 'eva@lund.example', password, code },
  })
  expect(answer).toMatchObject({ email: 'eva@lund.example', name: 'Eva Lund', rights: ['edit', 'publish'] })
  const stored = JSON.stringify([
    await shop.db.selectFrom('staff').selectAll().execute(),
    await shop.db.selectFrom('staff_recovery_codes').selectAll().execute(),
  ])
  for (const secret of [password, otpSecret, ...(text.match(/\S{4}-\S{4}-\S{4}-\S{4}/g) ?? [])])
    expect(stored).not.toContain(secret.replaceAll('-', ''))

  expect(await staff('list')).toEqual(['eva@lund.example (Eva Lund): edit, publish'])
  await expect(staff('add', 'eva@lund.example', 'edit')).rejects.toThrow('is staff already')
  await staff('rights', 'eva@lund.example', 'charts')
  expect(await client.call(staffCalls.staffSession, {})).toMatchObject({ rights: ['charts'] })
  const again = (await staff('reset', 'eva@lund.example')).join('\n')
  expect(again).not.toContain(password)
  expect((await client.send(staffCalls.staffSession, {})).status).toBe(404)
  await staff('remove', 'eva@lund.example')
  expect(await staff('list')).toEqual(['Nobody is staff yet.'])
})

test.each([
  [[], 'Who may work on the shop'],
  [['add', 'eva', 'edit'], '"eva" is not an e-mail address.'],
  [
    ['add', 'eva@lund.example'],
    'No right is given; there are edit, publish, settings, orders, refunds, charts, customers, catalogue.',
  ],
  [['add', 'eva@lund.example', 'edit,admin'], '"admin" is not a right'],
  [['rights', 'nobody@lund.example', 'edit'], 'nobody@lund.example is not staff.'],
  [['reset', 'nobody@lund.example'], 'nobody@lund.example is not staff.'],
  [['remove', 'nobody@lund.example'], 'nobody@lund.example is not staff.'],
])('staff %j says what is wrong', async (words, line) => {
  await expect(staff(...words)).rejects.toThrow(line)
})

test('a stored TOTP secret opens only with the secret of the shop and for its owner', () => {
  const stored = encryptOtpSecret(testSecret, 'eva@lund.example', 'GEZDGNBVGY3TQOJQ')
  expect(decryptOtpSecret(testSecret, 'EVA@lund.example', stored)).toBe('GEZDGNBVGY3TQOJQ')
  expect(decryptOtpSecret(testSecret, 'tom@lund.example', stored)).toBeNull()
  expect(decryptOtpSecret(new TextEncoder().encode('another'), 'eva@lund.example', stored)).toBeNull()
  expect(encryptOtpSecret(testSecret, 'eva@lund.example', 'GEZDGNBVGY3TQOJQ')).not.toBe(stored)
})

test('the staff customer of the demo logs in with the same password', async () => {
  await shop.db.deleteFrom('staff_audit').execute()
  await shop.db.deleteFrom('staff_recovery_codes').execute()
  await shop.db.deleteFrom('staff').execute()
  await addDemoStaff(shop.db, testSecret)
  await addDemoStaff(shop.db, testSecret)
  const code = codeAt(await demoOtpSecret(shop.db), stepAt(new Date()))
  const body = { email: seededEmail('staff'), password: seededPassword, code }
  const answer = await new Shopper(shop.url).call(staffCalls.staffLogIn, { body })
  expect(answer.rights).toEqual([
    'edit',
    'publish',
    'settings',
    'orders',
    'refunds',
    'charts',
    'customers',
    'catalogue',
  ])
})

test('staff of the demo who were removed do not come back, and no other customer becomes staff', async () => {
  await shop.db.deleteFrom('staff_audit').execute()
  await shop.db.deleteFrom('staff_sessions').execute()
  await shop.db.deleteFrom('staff').execute()
  await addDemoStaff(shop.db, testSecret)
  expect(await staff('list')).toEqual(['Nobody is staff yet.'])
  await shop.db.deleteFrom('versions').where('name', '=', 'demo-staff').execute()
  const owner = { email: 'owner@lund.example' }
  await shop.db.updateTable('customers').set(owner).where('email', '=', seededEmail('staff')).execute()
  await addDemoStaff(shop.db, testSecret)
  expect(await staff('list')).toEqual(['Nobody is staff yet.'])
  await shop.db
    .updateTable('customers')
    .set({ email: seededEmail('staff') })
    .where('email', '=', owner.email)
    .execute()
})

test('staff reset ends a lockout', async () => {
  await staff('add', 'Locked@lund.example', 'edit')
  const client = new Shopper(shop.url)
  const logIn = (password: string, code: string) =>
    client.send(staffCalls.staffLogIn, { body: { email: 'locked@lund.example', password, code } })
  for (let n = 0; n < 10; n++) await logIn('wrong', '000000')
  expect((await logIn('wrong', '000000')).status).toBe(429)
  const text = (await staff('reset', 'locked@lund.example')).join('\n')
  const password = /Password: (\S+)/.exec(text)?.[1] ?? ''
  const otpSecret = /app: (\S+)/.exec(text)?.[1] ?? ''
  expect((await logIn(password, codeAt(otpSecret, stepAt(new Date())))).status).toBe(200)
})
