import { useState } from 'react'
import { ageText } from '#contract/site/age.ts'
import { PATHS } from '#contract/content/paths.ts'
import { joinedErrors } from '#contract/platform/failure.ts'
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
import { NewPasswordFields } from '#src/views/account/password/new-password-fields.tsx'
import type { FormDefinition } from '#src/views/platform/form/form-definition.ts'
import { type FormActor, useFormActor } from '#src/views/platform/hooks/use-form-actor.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { usePageTitle } from '#src/views/platform/hooks/use-page-title.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { Link } from '#src/views/platform/components/link.tsx'
import { BusinessFields, controlOf, PersonFields } from './register-fields.tsx'
import { ageFor, NOTHING_ENTERED, registerData, registerErrors, registerProblems } from './register-values.ts'

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
  const [values, setValues] = useState(NOTHING_ENTERED)
  const [presses, setPresses] = useState(0)
  const offline = useOffline()
  const isChecked = presses > 0
  const { projectId } = useShop()
  const age = ageFor(projectId, values)
  const errors = registerErrors(values, age)
  const missing = registerProblems(errors)
  const submit = () => {
    setPresses(presses + 1)
    if (missing.length === 0) form.send({ type: 'form.submit', request: registerData(values) })
  }
  const refused = refusal === null ? [] : [{ text: joinedErrors(refusal) }]
  const fields = { values, errors: isChecked ? errors : null, onChange: setValues }
  return (
    <Form onSubmit={submit}>
      <ErrorSummary
        problems={isChecked && missing.length > 0 ? missing : refused}
        attempt={presses * 2 + refused.length}
      />
      <PersonFields {...fields} />
      <BusinessFields {...fields} />
      <fieldset className={css.group}>
        <legend className={css.legend}>
          <h2>Password</h2>
        </legend>
        <NewPasswordFields field={(name) => controlOf(fields, name)} password={values.password} />
      </fieldset>
      <Checkbox
        id="confirmed_age"
        label={ageText(age)}
        hint="Fireworks are not sold to anybody younger."
        error={fields.errors?.confirmed_age ?? undefined}
        checked={(values.confirmed_age ?? 0) >= age}
        onChange={(event) =>
          setValues({ ...values, confirmed_age: event.currentTarget.checked ? age : null })
        }
      />
      <Checkbox
        label="I want volume pricing"
        hint="The next page is the Volume Application Form."
        checked={values.request_volume}
        onChange={(event) => setValues({ ...values, request_volume: event.currentTarget.checked })}
      />
      <Checkbox
        label="Send me news of new products and sales"
        checked={values.newsletter}
        onChange={(event) => setValues({ ...values, newsletter: event.currentTarget.checked })}
      />
      <BotCheck />
      <Button tone="primary" type="submit" wide busy={isPending || isAccepted} blockedReason={offline}>
        Create account
      </Button>
    </Form>
  )
}
