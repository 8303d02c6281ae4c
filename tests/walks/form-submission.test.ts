import { formSubmissionModel } from '#machines/site/form-submission/form-submission.model.ts'
import { formServices, type SentForm } from '#src/services/platform/form-submission.ts'
import { passwordForm } from '#src/views/account/change-password-page.tsx'
import { registrationForm } from '#src/views/account/register/register-page.tsx'
import { newRegistration } from '#tests/support/customers.ts'
import { clientOf } from './client-of.ts'
import type { Fixture } from './service-fixture.ts'
import { useWalkShop } from './walk-shop.ts'
import { walkServices } from './walk-services.ts'
import { answered, lost } from './workflow-fixture.ts'
import {
  passwordChangeAnswers,
  type PasswordEnvironment,
  passwordStart,
  setTries,
  typedPasswords,
} from './workflows/password-change.ts'

const { shop, openCustomer } = await useWalkShop()

async function openForm<Request, Fact>(form: SentForm<Request, Fact>): Promise<Fixture> {
  const customer = await openCustomer()
  const actors = formServices(clientOf(customer.shopper, customer.held), form)
  return { ...customer, machine: formSubmissionModel.machine.provide({ actors }), input: undefined }
}

const submitting = (sample: object, request: unknown) => ({ ...sample, type: 'form.submit', request })

const registering = (isTaken: boolean) => ({
  next: { isTaken },
  perform: ({ email }: Fixture, _: unknown, sample: object) => {
    const registerData = newRegistration('Willow~Gate7')
    const known = isTaken ? { customers_email_address: email } : {}
    return submitting(sample, { ...registerData, ...known })
  },
})

const registered = (tries: number) =>
  answered('register', () => setTries(shop.db, 'register-from:127.0.0.1', tries))

walkServices<Fixture, { readonly isTaken: boolean }>({
  title: 'registration',
  model: formSubmissionModel,
  starts: [{ input: 'start', environment: { isTaken: false } }],
  answers: {
    submitForm: {
      accepted: { when: { isTaken: false }, ...registered(0) },
      rejected: { when: { isTaken: true }, ...registered(0) },
      tooMany: registered(30),
      lost: lost('register'),
    },
  },
  events: { 'form.submit': [registering(false), registering(true)] },
  open: () => openForm(registrationForm),
})

const changing = (isRight: boolean) => ({
  next: { isRight },
  perform: (_: Fixture, environment: PasswordEnvironment, sample: object) => {
    const { current: current_password, wanted: password } = typedPasswords(isRight, environment)
    return submitting(sample, { current_password, password, password_confirmation: password })
  },
})

walkServices<Fixture, PasswordEnvironment>({
  title: 'password change',
  model: formSubmissionModel,
  starts: [passwordStart],
  answers: passwordChangeAnswers,
  events: { 'form.submit': [changing(true), changing(false)] },
  open: () => openForm(passwordForm),
})
