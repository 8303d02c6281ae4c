import { describe, expect, test } from 'vitest'
import { newPasswordError } from '#server/account/auth/new-password.ts'
import { newPassword, useResetShop } from '#tests/support/password-reset.ts'
import { Shopper } from '#tests/support/shopper.ts'

const { shop, person, codeFor, change } = await useResetShop()

describe('a new password', () => {
  test.each([
    ['Ab1!', 'Password: must be 8 characters or more'],
    ['ABCDEF1!', 'Password: must contain lowercase character'],
    ['abcdef1!', 'Password: must contain uppercase character'],
    ['Abcdefg1', 'Password: must contain special character'],
    ['Abcdefg!', 'Password: must contain number'],
    ['P@ssw0rd1!', 'This password is one of the most used ones. Choose another.'],
    ['Fireworks!2026', 'This password is one of the most used ones. Choose another.'],
    ['Emberwright!2026', 'This password is your name, your e-mail or the name of the shop. Choose another.'],
    ['Whitfield#77', 'This password is your name, your e-mail or the name of the shop. Choose another.'],
  ])('%s is refused, and costs no try', async (chosen, error) => {
    const who = await person()
    const code = await codeFor(who)
    const passwords = { password: chosen, password_confirmation: chosen }
    for (let guess = 0; guess < 6; guess++)
      expect((await change(who, code, passwords)).body).toEqual({
        success: false,
        errors: [error],
        refused: 'password',
      })
    expect((await change(who, code)).body).toMatchObject({ success: true })
  })

  test('is not the name of the shop, or a word of it, as its owner set it', () => {
    const words = { shop: 'Great Northern & Sons', email: 'dana@example.com', names: [] }
    const errorOf = (chosen: string) => newPasswordError(chosen, chosen, words)
    expect(errorOf('Northern#2026')).toContain('the name of the shop')
    expect(errorOf('GreatNorthernSons#1')).toContain('the name of the shop')
    expect(errorOf('Emberwright#2026')).toBeNull()
  })

  test('must be repeated exactly', async () => {
    const who = await person()
    expect((await change(who, '000000', { password_confirmation: `${newPassword}x` })).body).toMatchObject({
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
