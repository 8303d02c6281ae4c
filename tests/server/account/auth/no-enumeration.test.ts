import { expect, test } from 'vitest'
import { passwordCalls } from '#contract/account/password.ts'
import { makeCustomer } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'

const shop = await useShop()
const password = 'Willow~Gate7'

/** Status, headers and body of a response as bytes, without values that differ in every response. */
async function bytesOf(shopper: Shopper, path: string, body: object): Promise<string> {
  const reply = await shopper.json('POST', `/shop-api/public/api/${path}`, body)
  const headers = [...reply.headers].filter(
    ([name]) => !['date', 'set-cookie', 'retry-after', 'x-request-id'].includes(name),
  )
  return JSON.stringify([reply.status, headers, reply.body])
}

/** All responses of a reset without the right code. */
async function walk(customers_email_address: string): Promise<readonly string[]> {
  const shopper = new Shopper(shop.url)
  await shopper.send(passwordCalls.selectResetMethods, { body: { customers_email_address } })
  const answers = [await bytesOf(shopper, 'reset-password-init', { customers_email_address })]
  const change = {
    customers_email_address,
    method: 'email',
    verification_code: 'none',
    password,
    password_confirmation: password,
  }
  const { password: _, password_confirmation: __, ...code } = change
  answers.push(await bytesOf(shopper, 'verify-reset-code', code))
  answers.push(await bytesOf(shopper, 'reset-password-change', change))
  for (const method of ['email', 'sms', 'email', 'sms'])
    answers.push(await bytesOf(shopper, 'reset-password', { customers_email_address, method }))
  for (let guess = 0; guess < 4; guess++) {
    answers.push(await bytesOf(shopper, 'verify-reset-code', code))
    answers.push(await bytesOf(shopper, 'reset-password-change', change))
  }
  return answers
}

test('[T48] the responses of a reset are byte for byte the same for an address with and without an account', async () => {
  const known = await walk(await makeCustomer(shop.db))
  const unknown = await walk(`nobody-${crypto.randomUUID().slice(0, 8)}@emberwright.example`)
  expect(unknown).toEqual(known)
  expect(new Set(known).size).toBe(9)
})
