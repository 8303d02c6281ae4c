import { passwordResetModel } from '#machines/account/password-reset/password-reset.model.ts'
import { play } from '#tests/machines/play.ts'

export const email = 'ada@lund.example'
const password = 'Willow~Gate7'
export const enter = { type: 'code.enter', verification_code: ' 123-4 56 ' } as const
export const change = { type: 'password.change', password, password_confirmation: password } as const

export async function asked(outcome: 'offered' | 'offeredOne' = 'offered') {
  const reset = play(passwordResetModel, 'start')
  reset.send({ type: 'methods.request', customers_email_address: ` ${email} ` })
  await reset.answer('requestMethods', outcome)
  return reset
}

export async function sent() {
  const reset = await asked()
  reset.send({ type: 'method.choose', method: 'sms' }, { type: 'code.send' })
  await reset.answer('sendCode', 'sent')
  return reset
}

export async function verified() {
  const reset = await sent()
  reset.send(enter)
  await reset.answer('verifyCode', 'right')
  return reset
}
