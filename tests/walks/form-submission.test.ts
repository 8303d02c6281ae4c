import type { EventObject } from 'xstate'
import { passwordCalls } from '#contract/password.ts'
import { type RegisterData, registrationCalls } from '#contract/registration.ts'
import { formSubmissionModel } from '#machines/form-submission/form-submission.model.ts'
import type { FormWish } from '#machines/form-submission/form-submission.types.ts'
import { hashPassword } from '#server/auth/password.ts'
import { formServices } from '#src/services/form-submission.ts'
import { makeCustomer } from '#tests/support/customers.ts'
import { Shopper, seededPassword } from '#tests/support/shopper.ts'
import { clientOf } from './client-of.ts'
import { after, type Way } from './line.ts'
import type { Stage } from './stage.ts'
import { times } from './times.ts'
import { useWalkedShop } from './walked-shop.ts'
import { walk } from './walk.ts'

const { shop, net, later } = await useWalkedShop()
const HOUR = 3_600_000
const password = 'Willow~Gate7'
const other = 'Birch~Fence8'

interface Form extends Stage {
  readonly shopper: Shopper
  readonly email: string
  /** what is in the form that is on its way */
  wish?: FormWish
}

async function openForm(): Promise<Form> {
  later(HOUR)
  const email = await makeCustomer(shop.db)
  const shopper = new Shopper(shop.url)
  await shopper.logIn(email)
  const line = net.line(shopper)
  const machine = formSubmissionModel.machine.provide({ actors: formServices(clientOf(shopper, line)) })
  return { machine, input: undefined, line, shopper, email }
}

/** The form is filled in and its button pressed. */
function filled(form: Form, sample: EventObject, wish: FormWish) {
  later(HOUR)
  form.wish = wish
  return { ...sample, wish }
}

const lost = (): Way => 'request lost'
let made = 0
async function register(wish: FormWish | undefined, spoilt: Partial<RegisterData>): Promise<void> {
  if (wish?.kind !== 'registration') throw new Error('no registration is on its way')
  const body = { registerData: { ...wish.registerData, ...spoilt } }
  await new Shopper(shop.url).send(registrationCalls.register, { body })
}

walk<Form>({
  title: 'registration',
  model: formSubmissionModel,
  answers: {
    submitForm: {
      registered: () => 'through',
      // somebody else is quicker with the same address
      rejected: ({ wish }) => after(register(wish, { password: other, password_confirmation: other })),
      tooMany: ({ wish }) => after(times(30, () => register(wish, { customers_lastname: '' }))),
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
      rejected: ({ email }) => after(setPassword(email, `${seededPassword}?`)),
      tooMany: ({ shopper }) => {
        const body = { current_password: 'wrong', password, password_confirmation: password }
        return after(times(10, () => shopper.send(passwordCalls.changePassword, { body })))
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
