import { seededEmail, seededPassword } from '#tests/support/shopper.ts'

/** The body of a log-in of a seeded customer. */
export const credentials = (name: string, more: object = {}) => ({
  username: seededEmail(name),
  password: seededPassword,
  customers_id: null,
  otp: null,
  is_impersonate: false,
  ...more,
})
