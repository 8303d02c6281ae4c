import { expect } from 'vitest'
import { type ResetMethodName, passwordCalls } from '#contract/account/password.ts'
import { makeCustomer } from './customers.ts'
import { codesSentTo } from './outbox.ts'
import { type TestShop, useShop } from './shop.ts'
import { Shopper } from './shopper.ts'
import { eventually } from '#tests/support/eventually.ts'

export const newPassword = 'Willow~Gate7'

export interface Person {
  readonly email: string
  readonly shopper: Shopper
}

/** A shop whose clock the test moves, and what somebody who forgot the password does there. */
export async function useResetShop() {
  const clock = { time: new Date('2026-06-01T12:00:00Z') }
  const shop = await useShop({ now: () => clock.time })
  const later = (minutes: number) => {
    clock.time = new Date(clock.time.getTime() + minutes * 60_000)
  }
  return { shop, clock, later, ...doings(shop, later) }
}

function doings(shop: TestShop, later: (minutes: number) => void) {
  const person = async (): Promise<Person> => ({
    email: await makeCustomer(shop.db),
    shopper: new Shopper(shop.url),
  })
  const send = ({ email, shopper }: Person, method: ResetMethodName = 'email') =>
    shopper.send(passwordCalls.sendResetCode, { body: { customers_email_address: email, method } })
  /** Requests a code and resolves with the one that is sent. */
  const codeFor = async (who: Person, to = who.email, method: ResetMethodName = 'email') => {
    const before = codesSentTo(shop.outbox, to).length
    expect((await send(who, method)).body).toMatchObject({ success: true, errors: [] })
    await eventually(() => expect(codesSentTo(shop.outbox, to)).toHaveLength(before + 1))
    later(1 / 60)
    return codesSentTo(shop.outbox, to).at(-1) ?? ''
  }
  const change = ({ email, shopper }: Person, verification_code: string, more: object = {}) =>
    shopper.send(passwordCalls.changePasswordByCode, {
      body: {
        customers_email_address: email,
        method: 'email',
        verification_code,
        password: newPassword,
        password_confirmation: newPassword,
        ...more,
      },
    })
  const verify = ({ email, shopper }: Person, verification_code: string, method: ResetMethodName = 'email') =>
    shopper.send(passwordCalls.verifyResetCode, {
      body: { customers_email_address: email, method, verification_code },
    })
  return { person, send, codeFor, verify, change }
}
