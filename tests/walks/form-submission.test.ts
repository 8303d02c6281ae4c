import { passwordCalls } from '#contract/password.ts'
import { type RegisterData, registrationCalls } from '#contract/registration.ts'
import { formSubmissionModel } from '#machines/form-submission/form-submission.model.ts'
import type { FormRequest } from '#machines/form-submission/form-submission.types.ts'
import { hashPassword } from '#server/auth/password.ts'
import { formServices } from '#src/services/form-submission.ts'
import { makeCustomer, newRegistration } from '#tests/support/customers.ts'
import { Shopper, seededPassword } from '#tests/support/shopper.ts'
import { clientOf } from './client-of.ts'
import { answered, type Fixture, lost } from './service-fixture.ts'
import { useWalkShop } from './walk-shop.ts'
import { walkServices } from './walk-services.ts'

const { shop, net, later } = await useWalkShop()
const HOUR = 3_600_000
const password = 'Willow~Gate7'
const other = 'Birch~Fence8'

interface Form extends Fixture {
  readonly shopper: Shopper
  readonly email: string
  /** what is in the form that is on its way */
  request?: FormRequest
}

async function openForm(): Promise<Form> {
  later(HOUR)
  const email = await makeCustomer(shop.db)
  const shopper = new Shopper(shop.url)
  await shopper.logIn(email)
  const connection = net.connect(shopper)
  const machine = formSubmissionModel.machine.provide({ actors: formServices(clientOf(shopper, connection)) })
  return { machine, input: undefined, connection, shopper, email }
}

/** The form is filled in and its button pressed. */
const filledIn = (requestOf: (form: Form) => Promise<FormRequest> | FormRequest) => ({
  'form.submit': {
    perform: async (form: Form, _: unknown, sample: object) => {
      later(HOUR)
      form.request = await requestOf(form)
      return { ...sample, request: form.request }
    },
  },
})

async function register({ request }: Form, spoilt: Partial<RegisterData>): Promise<void> {
  if (request?.kind !== 'registration') throw new Error('no registration is on its way')
  const body = { registerData: { ...request.registerData, ...spoilt } }
  await new Shopper(shop.url).send(registrationCalls.register, { body })
}

walkServices({
  title: 'registration',
  model: formSubmissionModel,
  answers: {
    submitForm: {
      registered: answered(),
      // somebody else is quicker with the same address
      rejected: answered((form: Form) => register(form, { password: other, password_confirmation: other })),
      tooMany: answered(async (form: Form) => {
        for (let made = 0; made < 30; made++) await register(form, { customers_lastname: '' })
      }),
      lost,
    },
  },
  events: filledIn(() => ({ kind: 'registration', registerData: newRegistration(password) })),
  open: openForm,
})

walkServices({
  title: 'password change',
  model: formSubmissionModel,
  answers: {
    submitForm: {
      passwordChanged: answered(),
      // the password has become another one meanwhile
      rejected: answered(({ email }: Form) => setPassword(email, `${seededPassword}?`)),
      tooMany: answered(async ({ shopper }: Form) => {
        const body = { current_password: 'wrong', password, password_confirmation: password }
        for (let made = 0; made < 10; made++) await shopper.send(passwordCalls.changePassword, { body })
      }),
      lost,
    },
  },
  events: filledIn(async ({ email }) => {
    await setPassword(email, seededPassword)
    const current_password = seededPassword
    return { kind: 'passwordChange', current_password, password, password_confirmation: password }
  }),
  open: openForm,
})

async function setPassword(email: string, text: string): Promise<void> {
  const password_hash = await hashPassword(text)
  await shop.db.updateTable('customers').set({ password_hash }).where('email', '=', email).execute()
}
