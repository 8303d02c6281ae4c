import { authCalls } from '#contract/auth.ts'
import { passwordCalls } from '#contract/password.ts'
import { paymentCalls } from '#contract/payment.ts'
import { registrationCalls } from '#contract/registration.ts'
import type { TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { CARDS, chooseCheapestQuote, typedCard } from '#tests/support/checkout.ts'
import { makeCustomer, makeShopper, makeShopperWithCart } from '#tests/support/customers.ts'
import { type Reply, Shopper } from '#tests/support/shopper.ts'

type Send = (index: number) => Promise<Reply<unknown>>

interface Attempt {
  /** of the figure */
  readonly name: string
  readonly prepare: (environment: TestEnvironment, count: number) => Promise<Send>
}

const password = 'Willow~Gate7'

export const attempts: readonly Attempt[] = [
  {
    name: 'declined_cards',
    prepare: async ({ url, db }) => {
      const shopper = await makeShopperWithCart(url, db)
      await chooseCheapestQuote(shopper)
      return () => shopper.send(paymentCalls.authCreditCard, { body: typedCard(CARDS.declined) })
    },
  },
  {
    name: 'wrong_coupons',
    prepare: async ({ url, db }, count) => {
      const shopper = await makeShopperWithCart(url, db)
      const codeOf = (index: number) => (index < count * 0.75 ? `NO-${index}` : 'SPRING12')
      return (index) => shopper.send(paymentCalls.applyCouponCode, { body: { coupon_code: codeOf(index) } })
    },
  },
  {
    name: 'wrong_passwords',
    prepare: async ({ url, db }) => {
      const username = await makeCustomer(db)
      const shopper = await visitor(url)
      return (index) =>
        shopper.send(authCalls.login, {
          body: {
            username,
            password: `wrong ${index}`,
            customers_id: null,
            otp: null,
            is_impersonate: false,
          },
        })
    },
  },
  {
    name: 'wrong_current_passwords',
    prepare: async ({ url, db }) => {
      const shopper = await makeShopper(url, db)
      return (index) =>
        shopper.send(passwordCalls.changePassword, {
          body: { current_password: `wrong ${index}`, password, password_confirmation: password },
        })
    },
  },
  {
    name: 'codes_sent',
    prepare: async ({ url, db }) => {
      const customers_email_address = await makeCustomer(db)
      const shopper = await visitor(url)
      return () =>
        shopper.send(passwordCalls.resetPassword, { body: { customers_email_address, method: 'email' } })
    },
  },
  {
    name: 'wrong_codes',
    prepare: async ({ url, db }) => {
      const reset = { customers_email_address: await makeCustomer(db), method: 'email' }
      const shopper = await visitor(url)
      await shopper.send(passwordCalls.resetPassword, { body: reset })
      const code = { ...reset, verification_code: 'none' }
      const change = { ...code, password, password_confirmation: password }
      return (index) =>
        index % 2
          ? shopper.send(passwordCalls.verifyResetCode, { body: code })
          : shopper.send(passwordCalls.resetPasswordChange, { body: change })
    },
  },
  {
    name: 'registrations',
    prepare: async ({ url }) => {
      const shopper = await visitor(url)
      return (index) =>
        shopper.send(registrationCalls.register, {
          body: {
            registerData: {
              customers_firstname: 'Mara',
              customers_lastname: 'Quill',
              customers_email_address: `mara-${index}@quill.example`,
              password: 'short',
              password_confirmation: 'short',
            },
          },
        })
    },
  },
]

/** Somebody with the cookie that every post needs. */
async function visitor(url: string): Promise<Shopper> {
  const shopper = new Shopper(url)
  await shopper.send(authCalls.logout, { body: {} })
  return shopper
}
