import type { EventObject } from 'xstate'
import { passwordCalls } from '#contract/password.ts'
import { type RegisterData, registrationCalls } from '#contract/registration.ts'
import { formSubmissionModel } from '#machines/form-submission/form-submission.model.ts'
import type { FormRequest } from '#machines/form-submission/form-submission.types.ts'
import { hashPassword } from '#server/auth/password.ts'
import { formServices } from '#src/services/form-submission.ts'
import { makeCustomer } from '#tests/support/customers.ts'
import { Shopper, seededPassword } from '#tests/support/shopper.ts'
import { clientOf } from './client-of.ts'
import { afterSetup, type NetworkFault } from './network.ts'
import type { Fixture } from './fixture.ts'
import { repeat } from './repeat.ts'
import { useWalkShop } from './walk-shop.ts'
import { walk } from './walk.ts'

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
function filled(form: Form, sample: EventObject, request: FormRequest) {
  later(HOUR)
  form.request = request
  return { ...sample, request }
}

const lost = (): NetworkFault => 'request lost'
let made = 0
async function register(request: FormRequest | undefined, spoilt: Partial<RegisterData>): Promise<void> {
  if (request?.kind !== 'registration') throw new Error('no registration is on its way')
  const body = { registerData: { ...request.registerData, ...spoilt } }
  await new Shopper(shop.url).send(registrationCalls.register, { body })
}

walk<Form>({
  title: 'registration',
  model: formSubmissionModel,
  answers: {
    submitForm: {
      registered: () => 'through',
      // somebody else is quicker with the same address
      rejected: ({ request }) =>
        afterSetup(register(request, { password: other, password_confirmation: other })),
      tooMany: ({ request }) => afterSetup(repeat(30, () => register(request, { customers_lastname: '' }))),
      lost,
    },
  },
  events: {
    'form.submit': (form, sample) =>
      filled(form, sample, {
        kind: 'registration',
        registerData: {
          customers_firstname: 'Mara',
          customers_lastname: 'Quill',
          customers_email_address: `mara-${++made}@quill.example`,
          password,
          password_confirmation: password,
        },
      }),
  },
  open: openForm,
})

walk<Form>({
  title: 'password change',
  model: formSubmissionModel,
  answers: {
    submitForm: {
      passwordChanged: () => 'through',
      // the password has become another one meanwhile
      rejected: ({ email }) => afterSetup(setPassword(email, `${seededPassword}?`)),
      tooMany: ({ shopper }) => {
        const body = { current_password: 'wrong', password, password_confirmation: password }
        return afterSetup(repeat(10, () => shopper.send(passwordCalls.changePassword, { body })))
      },
      lost,
    },
  },
  events: {
    'form.submit': async (form, sample) => {
      await setPassword(form.email, seededPassword)
      return filled(form, sample, {
        kind: 'passwordChange',
        current_password: seededPassword,
        password,
        password_confirmation: password,
      })
    },
  },
  open: openForm,
})

async function setPassword(email: string, text: string): Promise<void> {
  const password_hash = await hashPassword(text)
  await shop.db.updateTable('customers').set({ password_hash }).where('email', '=', email).execute()
}
