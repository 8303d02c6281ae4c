import type { EventObject } from 'xstate'
import { MOST_PASSWORD_CHARACTERS } from '#contract/account/password-rules.ts'
import { passwordResetModel } from '#machines/account/password-reset/password-reset.model.ts'
import { passwordResetServices } from '#src/services/account/password-reset.ts'
import type { TestStep } from '#statecharts/walk/walk.ts'
import { clientOf } from './client-of.ts'
import type { Fixture } from './service-fixture.ts'
import { useWalkShop } from './walk-shop.ts'
import { walkServices } from './walk-services.ts'
import { answered } from './workflow-fixture.ts'
import {
  type CodeEnvironment,
  entering,
  giveOwnPhone,
  resetAnswers,
  textIn,
  typedCode,
} from './workflows/password-reset.ts'

const { openCustomer } = await useWalkShop()

/** `isValid`: the new password keeps its rules */
type ResetEnvironment = CodeEnvironment & { readonly isValid: boolean }
type ResetStep = TestStep<Fixture, ResetEnvironment>

const enteringCode = (code: 'right' | 'wrong'): ResetStep => ({
  ...entering(code),
  perform: async (fixture, _, sample) => ({
    ...sample,
    verification_code: ` ${await typedCode(fixture, code)} `,
  }),
})

const changing = (isValid: boolean): ResetStep => ({
  next: { isValid },
  perform: (_, __, sample) => {
    const password = isValid ? 'Willow~Gate7' : 'Willow~Gate7'.repeat(MOST_PASSWORD_CHARACTERS)
    return { ...sample, password, password_confirmation: password }
  },
})

const isBlank = (_: unknown, __: unknown, event: EventObject) => textIn(event, 'verification_code') === ''

walkServices<Fixture, ResetEnvironment>({
  model: passwordResetModel,
  starts: [{ input: 'start', environment: { code: 'none', isValid: true } }],
  ready: { isValid: true },
  answers: {
    ...resetAnswers,
    changePasswordByCode: {
      ...resetAnswers.changePasswordByCode,
      invalid: { when: { isValid: false }, next: { isValid: true }, ...answered('changePasswordByCode') },
    },
  },
  events: {
    'methods.request': {
      perform: ({ email }, _, sample) =>
        textIn(sample, 'customers_email_address').includes('@')
          ? { ...sample, customers_email_address: ` ${email} ` }
          : sample,
    },
    'code.enter': [enteringCode('right'), enteringCode('wrong'), { when: isBlank }],
    'password.change': [changing(true), changing(false)],
  },
  open: async () => {
    const customer = await openCustomer()
    const services = passwordResetServices(clientOf(customer.shopper, customer.held))
    await giveOwnPhone(customer)
    return {
      ...customer,
      machine: passwordResetModel.machine.provide({ actors: services }),
      input: undefined,
    }
  },
})
