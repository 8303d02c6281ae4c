import { describe, expect, test, vi } from 'vitest'
import { type ResetMethodName, passwordCalls } from '#contract/password.ts'
import { makeCustomer } from '#tests/support/customers.ts'
import { codeIn, sentTo } from '#tests/support/outbox.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'

const clock = { time: new Date('2026-06-01T12:00:00Z') }
const later = (minutes: number) => {
  clock.time = new Date(clock.time.getTime() + minutes * 60_000)
}
const shop = await useShop({ now: () => clock.time })
const password = 'Willow~Gate7'

interface Person {
  readonly email: string
  readonly shopper: Shopper
}

async function person(): Promise<Person> {
  return { email: await makeCustomer(shop.db), shopper: new Shopper(shop.url) }
}

const send = ({ email, shopper }: Person, method: ResetMethodName = 'email') =>
  shopper.send(passwordCalls.resetPassword, { body: { customers_email_address: email, method } })

/** Asks for a code and answers the one that arrives. */
async function codeFor(who: Person, to = who.email, method: ResetMethodName = 'email'): Promise<string> {
  const before = sentTo(shop.outbox, to).length
  expect((await send(who, method)).body).toMatchObject({ success: true, errors: [] })
  await vi.waitFor(() => expect(sentTo(shop.outbox, to)).toHaveLength(before + 1))
  later(1 / 60)
  return codeIn(sentTo(shop.outbox, to).at(-1) ?? { kind: 'letter', to, content: '' })
}

const change = ({ email, shopper }: Person, verification_code: string, more: object = {}) =>
  shopper.send(passwordCalls.resetPasswordChange, {
    body: {
      customers_email_address: email,
      method: 'email',
      verification_code,
      password,
      password_confirmation: password,
      ...more,
    },
  })

describe('a new password', () => {
  test.each([
    ['Ab1!', 'Password: must be 8 characters or more'],
    ['ABCDEF1!', 'Password: must contain lowercase character'],
    ['abcdef1!', 'Password: must contain uppercase character'],
    ['Abcdefg1', 'Password: must contain special character'],
    ['Abcdefg!', 'Password: must contain number'],
    ['P@ssw0rd1!', 'This password is one of the most used ones. Choose another.'],
    ['Fireworks!2026', 'This password is your name, your e-mail or the name of the shop. Choose another.'],
    ['Whitfield#77', 'This password is your name, your e-mail or the name of the shop. Choose another.'],
  ])('%s is refused, and costs no try', async (chosen, error) => {
    const who = await person()
    const code = await codeFor(who)
    const wish = { password: chosen, password_confirmation: chosen }
    for (let guess = 0; guess < 6; guess++)
      expect((await change(who, code, wish)).body).toEqual({
        success: false,
        errors: [error],
        refused: 'password',
      })
    expect((await change(who, code)).body).toMatchObject({ success: true })
  })

  test('must be repeated exactly', async () => {
    const who = await person()
    expect((await change(who, '000000', { password_confirmation: `${password}x` })).body).toMatchObject({
      errors: ['The two passwords are not the same.'],
      refused: 'password',
    })
  })

  test('may have 64 characters and more, of any kind', async () => {
    const who = await person()
    const long = `Ä1!a ${'長い合言葉'.repeat(13)}A`
    const body = { password: long, password_confirmation: long }
    expect((await change(who, await codeFor(who), body)).body).toMatchObject({ success: true })
    expect((await new Shopper(shop.url).logIn(who.email, long)).success).toBe(true)
  })
})
