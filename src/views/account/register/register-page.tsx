import { ageText } from '#contract/site/age.ts'
import { PATHS } from '#contract/content/paths.ts'
import { ageFor, isOldEnough, registrationFormValues } from '#contract/account/registration-form.ts'
import type { RegisterData } from '#contract/account/registration.ts'
import { MESSAGES } from '#contract/platform/messages.ts'
import { type Registered, sendRegistration } from '#src/services/account/account-forms.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { BotCheck } from '#src/views/platform/bot-check/bot-check.tsx'
import * as css from '#src/views/account/password/form-card.css.ts'
import { FormCard } from '#src/views/account/password/form-card.tsx'
import { NEW_PASSWORD_LABELS, NO_PASSWORD } from '#src/views/account/password/new-password.ts'
import { NewPasswordFields } from '#src/views/account/password/new-password-fields.tsx'
import type { FormDefinition } from '#src/views/platform/form/form-definition.ts'
import { useForm } from '#src/views/platform/form/use-form.ts'
import { type FormActor, useFormActor } from '#src/views/platform/hooks/use-form-actor.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { usePageTitle } from '#src/views/platform/hooks/use-page-title.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { Link } from '#src/views/platform/components/link.tsx'
import { BusinessFields, PersonFields } from './register-fields.tsx'

// in the order of the page
const LABELS = {
  customers_firstname: 'First name',
  customers_lastname: 'Last name',
  customers_email_address: 'E-mail',
  customers_mobile_phone: 'Mobile phone',
  customers_telephone: 'Business telephone',
  company: 'Company',
  street_address: 'Street address',
  postcode: 'ZIP code',
  city: 'City',
  state: 'State',
  ...NEW_PASSWORD_LABELS,
  confirmed_age: 'Age',
  request_volume: 'I want volume pricing',
  newsletter: 'Send me news of new products and sales',
} as const

const NOTHING_ENTERED = {
  customers_firstname: '',
  customers_lastname: '',
  customers_email_address: '',
  customers_mobile_phone: '',
  customers_telephone: '',
  company: '',
  street_address: '',
  postcode: '',
  city: '',
  state: '',
  ...NO_PASSWORD,
  confirmed_age: null,
  newsletter: false,
  request_volume: false,
}

export const registrationForm: FormDefinition<RegisterData, Registered> = {
  send: sendRegistration,
  successText: ({ request_volume }) => (request_volume ? MESSAGES.registeredForVolume : MESSAGES.registered),
  onAccepted: ({ reply, request_volume }, { navigate, systemActor }) => {
    // navigates first, because this page is only for visitors
    void navigate(request_volume ? PATHS.volumeApplication : PATHS.home, { replace: true })
    systemActor('session').send({ type: 'session.registered', reply })
  },
}

type Actor = FormActor<RegisterData, Registered>

export function RegisterPage({ form }: { form: Actor }) {
  usePageTitle('Create an account')
  return (
    <FormCard title="Create an account" wide>
      <p>
        Already have one? <Link to={PATHS.login}>Log in</Link>
      </p>
      <RegisterForm form={form} />
    </FormCard>
  )
}

function RegisterForm({ form }: { form: Actor }) {
  const { isPending, isAccepted, refusal } = useFormActor(form)
  const offline = useOffline()
  const { projectId } = useShop()
  const fields = useForm({
    schema: registrationFormValues(projectId),
    labels: LABELS,
    initial: NOTHING_ENTERED,
    refusal,
    submit: (request) => form.send({ type: 'form.submit', request }),
  })
  const { values, change } = fields
  const age = ageFor(projectId, values)
  return (
    <Form onSubmit={fields.handleSubmit}>
      <ErrorSummary problems={fields.problems} attempt={fields.attempt} />
      <PersonFields {...fields} />
      <BusinessFields {...fields} />
      <fieldset className={css.group}>
        <legend className={css.legend}>
          <h2>Password</h2>
        </legend>
        <NewPasswordFields field={fields.field} password={values.password} />
      </fieldset>
      <Checkbox
        id="confirmed_age"
        label={ageText(age)}
        hint="Fireworks are not sold to anybody younger."
        error={fields.errors['confirmed_age']}
        checked={isOldEnough(projectId, values)}
        onChange={({ currentTarget }) => change({ confirmed_age: currentTarget.checked ? age : null })}
      />
      <Checkbox
        label={LABELS.request_volume}
        hint="The next page is the Volume Application Form."
        checked={values.request_volume}
        onChange={({ currentTarget }) => change({ request_volume: currentTarget.checked })}
      />
      <Checkbox
        label={LABELS.newsletter}
        checked={values.newsletter}
        onChange={({ currentTarget }) => change({ newsletter: currentTarget.checked })}
      />
      <BotCheck />
      <Button tone="primary" type="submit" wide busy={isPending || isAccepted} blockedReason={offline}>
        Create account
      </Button>
    </Form>
  )
}
