import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { authCalls } from '#contract/account/auth.ts'
import { passwordCalls } from '#contract/account/password.ts'
import { makeCustomer } from '#tests/support/customers.ts'
import { sentTo } from '#tests/support/outbox.ts'
import { newPassword, useResetShop } from '#tests/support/password-reset.ts'
import { Shopper, seededEmail, seededPassword } from '#tests/support/shopper.ts'

const { shop, later, person, send, codeFor, change } = await useResetShop()
const DEAD = 'That code is no longer valid. Send a new one.'

const not = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('[API-24] [API-25] [API-26] [PWD-01] [ENT-33] a code from the e-mail sets a new password, and the old one is invalid', async () => {
  const who = await person()
  const init = await who.shopper.call(passwordCalls.selectResetMethods, {
    body: { customers_email_address: who.email },
  })
  expect(init).toEqual({
    success: true,
    data: [
      { value: 'email', label: 'E-mail' },
      { value: 'sms', label: 'Text message' },
    ],
    errors: [],
  })
  const code = await codeFor(who)
  expect(code).toMatch(/^\d{6}$/)
  expect((await change(who, code)).body).toEqual({ success: true, errors: [], refused: null })
  await expect(new Shopper(shop.url).logIn(who.email)).rejects.toThrow('401')
  expect((await new Shopper(shop.url).logIn(who.email, newPassword)).success).toBe(true)
})

test('the code can be sent as a text message to the mobile phone', async () => {
  const who = await person()
  const code = await codeFor(who, '+14175550101', 'sms')
  expect((await change(who, code)).body).toMatchObject({ success: false, errors: [DEAD] })
  expect((await change(who, code, { method: 'sms' })).body).toMatchObject({ success: true })
})

test('after a reset every token of the customer is revoked for the next request', async () => {
  const who = await person()
  const others = [new Shopper(shop.url), new Shopper(shop.url)]
  for (const other of others) await other.logIn(who.email)
  await change(who, await codeFor(who))
  const replies = await Promise.all(others.map((other) => other.send(authCalls.me, {})))
  expect(replies.map(({ status }) => status)).toEqual([401, 401])
})

test('a reset ends the lockout of whoever forgot the password, in a browser that is known and in another one', async () => {
  for (const isKnown of [false, true]) {
    const who = await person()
    if (isKnown) await who.shopper.logIn(who.email)
    for (let n = 0; n < 10; n++) await expect(who.shopper.logIn(who.email, 'wrong')).rejects.toThrow('401')
    await expect(who.shopper.logIn(who.email)).rejects.toThrow('429')
    await change(who, await codeFor(who))
    expect((await who.shopper.logIn(who.email, newPassword)).success).toBe(true)
  }
})

test('a password that is set is set, also when the lockout cannot be ended', async () => {
  const who = await person()
  const code = await codeFor(who)
  await sql`create function refuse_forgetting() returns trigger language plpgsql as
    $$ begin raise exception 'not now'; end $$`.execute(shop.db)
  await sql`create trigger kept before delete on rate_limits
    for each statement execute function refuse_forgetting()`.execute(shop.db)
  const changed = await change(who, code)
  await sql`drop function refuse_forgetting cascade`.execute(shop.db)
  expect(changed).toMatchObject({ status: 200, body: { success: true } })
  expect(shop.lines.filter((line) => line.startsWith('a lockout was not ended'))).toHaveLength(1)
})

describe('[T49] a code has five tries', () => {
  test('the fifth wrong code invalidates it, and the next try gets a 429', async () => {
    const who = await person()
    const code = await codeFor(who)
    const answers = []
    for (let guess = 0; guess < 5; guess++) answers.push((await change(who, not(code))).body)
    expect(answers).toEqual([
      { success: false, errors: ['That code is not right. 4 tries are left.'], refused: 'wrongCode' },
      { success: false, errors: ['That code is not right. 3 tries are left.'], refused: 'wrongCode' },
      { success: false, errors: ['That code is not right. 2 tries are left.'], refused: 'wrongCode' },
      { success: false, errors: ['That code is not right. 1 try is left.'], refused: 'wrongCode' },
      {
        success: false,
        errors: ['Too many wrong codes. Start again to get a new one.'],
        refused: 'locked',
      },
    ])
    const sixth = await change(who, code)
    expect(sixth.status).toBe(429)
    expect(sixth.body).toMatchObject({ success: false })
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(500)
    expect((await new Shopper(shop.url).logIn(who.email)).success).toBe(true)
  })

  test('[T50] a new code works after the old one was invalidated', async () => {
    const who = await person()
    const first = await codeFor(who)
    for (let guess = 0; guess < 5; guess++) await change(who, not(first))
    expect((await change(who, await codeFor(who))).body).toMatchObject({ success: true })
  })

  test('concurrent tries are all counted', async () => {
    const who = await person()
    const code = await codeFor(who)
    const replies = await Promise.all(Array.from({ length: 20 }, () => change(who, not(code))))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(15)
  })

  test('another browser can neither use a code nor its tries', async () => {
    const who = await person()
    const code = await codeFor(who)
    const stranger = { email: who.email, shopper: new Shopper(shop.url) }
    for (let guess = 0; guess < 6; guess++)
      expect((await change(stranger, code)).body).toMatchObject({ success: false, errors: [DEAD] })
    expect((await change(who, code)).body).toMatchObject({ success: true })
  })
})

test('a code is valid for ten minutes', async () => {
  const who = await person()
  const first = await codeFor(who)
  later(9.9)
  expect((await change(who, not(first))).body).toMatchObject({ refused: 'wrongCode' })
  later(0.1)
  expect((await change(who, first)).body).toEqual({ success: false, errors: [DEAD], refused: 'deadCode' })
})

test('[T51] a code can be used once, even by concurrent requests', async () => {
  const who = await person()
  const code = await codeFor(who)
  const both = await Promise.all([change(who, code), change(who, code)])
  expect(both.map(({ body }) => body)).toContainEqual({ success: true, errors: [], refused: null })
  expect(both.map(({ body }) => body)).toContainEqual({ success: false, errors: [DEAD], refused: 'deadCode' })
})

test('[T49] three codes an hour are sent; a fourth request is rejected and leaves the current code valid', async () => {
  const who = await person()
  await codeFor(who)
  const second = await codeFor(who)
  const third = await codeFor(who)
  expect((await change(who, second)).body).toMatchObject({ refused: 'wrongCode' })
  const fourth = await send(who)
  expect(fourth.status).toBe(429)
  expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(3_000)
  expect((await change(who, third)).body).toMatchObject({ success: true })
  later(61)
  expect((await send(who)).status).toBe(200)
})

test('the stored form of a code does not reveal it', async () => {
  const who = await person()
  const code = await codeFor(who)
  const rows = await shop.db.selectFrom('reset_codes').selectAll().where('email', '=', who.email).execute()
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(code)
  expect(shop.lines.join('\n')).not.toContain(code)
})

test('a reset does not apply to a customer of the other storefront', async () => {
  const email = await makeCustomer(shop.db, 'pro')
  await send({ email, shopper: new Shopper(shop.url) })
  const known = await person()
  await codeFor(known)
  expect(sentTo(shop.outbox, email)).toEqual([])
})

test('the seeded password is still valid for an account that was not reset', async () => {
  expect((await new Shopper(shop.url).logIn(seededEmail('gold'), seededPassword)).success).toBe(true)
})
