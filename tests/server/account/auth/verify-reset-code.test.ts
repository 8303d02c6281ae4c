import { expect, test } from 'vitest'
import { profileCalls } from '#contract/account/profile.ts'
import { useResetShop } from '#tests/support/password-reset.ts'
import { seededEmail, seededPassword, Shopper } from '#tests/support/shopper.ts'

const { shop, later, person, codeFor, verify, change } = await useResetShop()
const DEAD = 'That code is no longer valid. Send a new one.'
const RIGHT = { success: true, errors: [], refused: null }

const not = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('[PWD-01][T49] a right code can be verified any number of times and still sets a password', async () => {
  const who = await person()
  const code = await codeFor(who)
  for (let turn = 0; turn < 7; turn++) expect((await verify(who, code)).body).toEqual(RIGHT)
  expect((await change(who, code)).body).toEqual(RIGHT)
  expect((await verify(who, code)).body).toEqual({ success: false, errors: [DEAD], refused: 'deadCode' })
})

test('[T49] blanks and dashes in a code are no part of it and cost no try', async () => {
  const who = await person()
  const code = await codeFor(who)
  const apart = (mark: string) => `${mark}${code.slice(0, 3)}${mark}${code.slice(3)}${mark}`
  for (const mark of [' ', '-', '\u00A0', '\u2013', ' - '])
    expect((await verify(who, apart(mark))).body).toEqual(RIGHT)
  expect((await verify(who, apart('.'))).body).toMatchObject({ refused: 'wrongCode' })
  expect((await change(who, apart(' '))).body).toEqual(RIGHT)
})

test('[T49] wrong codes cost the same five tries whether they are verified or used', async () => {
  const who = await person()
  const code = await codeFor(who)
  const refused = []
  for (const attempt of [verify, change, verify, change, verify])
    refused.push((await attempt(who, not(code))).body)
  expect(refused.slice(0, 2)).toEqual([
    { success: false, errors: ['That code is not right. 4 tries are left.'], refused: 'wrongCode' },
    { success: false, errors: ['That code is not right. 3 tries are left.'], refused: 'wrongCode' },
  ])
  expect(refused.at(-1)).toMatchObject({ refused: 'locked' })
  for (const attempt of [verify, change]) expect((await attempt(who, code)).status).toBe(429)
})

test('[P35] of twenty concurrent wrong codes, verified or used, five are compared', async () => {
  const who = await person()
  const code = await codeFor(who)
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 ? verify : change)(who, not(code))),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(15)
})

test('a code is valid only in its browser, for its method and within ten minutes', async () => {
  const who = await person()
  const code = await codeFor(who)
  const dead = { success: false, errors: [DEAD], refused: 'deadCode' }
  expect((await verify({ email: who.email, shopper: new Shopper(shop.url) }, code)).body).toEqual(dead)
  expect((await verify(who, code, 'sms')).body).toEqual(dead)
  expect((await verify(who, code)).body).toEqual(RIGHT)
  later(10)
  expect((await verify(who, code)).body).toEqual(dead)
})

test('a change of the e-mail address ends the codes of the old and of the new one', async () => {
  const who = await person()
  const wanted = seededEmail(`moved-${crypto.randomUUID()}`)
  const code = await codeFor(who)
  const owner = new Shopper(shop.url)
  await owner.logIn(who.email)
  const body = { customers_email_address: wanted, current_password: seededPassword }
  await owner.call(profileCalls.updateProfile, { body })
  // whoever has the address next
  await shop.db.updateTable('customers').set({ email: who.email }).where('email', '=', wanted).execute()
  expect((await verify(who, code)).body).toEqual({ success: false, errors: [DEAD], refused: 'deadCode' })
  const next = await codeFor(who)
  expect((await verify(who, next)).body).toEqual(RIGHT)
})
