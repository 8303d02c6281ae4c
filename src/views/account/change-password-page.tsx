import { useState } from 'react'
import { joinedErrors } from '#contract/failure.ts'
import { MESSAGES } from '#contract/messages.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { ErrorSummary, type FieldProblem } from '#src/ui/form/error-summary.tsx'
import { PasswordField } from '#src/ui/form/password-field.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { newPasswordErrors, newPasswordProblems, NO_PASSWORD } from '#src/views/password/new-password.ts'
import { NewPasswordFields } from '#src/views/password/new-password-fields.tsx'
import { type FormActor, useAcceptances, useFormActor } from '#src/views/shop/hooks/use-form-actor.ts'
import { useOffline } from '#src/views/shop/hooks/use-offline.ts'
import { usePageTitle } from '#src/views/shop/hooks/use-page-title.ts'
import * as css from './account-page.css.ts'

export function ChangePasswordPage({ form }: { form: FormActor }) {
  usePageTitle('Password')
  const count = useAcceptances(form)
  return (
    <div className={css.page}>
      <h1 tabIndex={-1}>Password</h1>
      <Card className={css.form}>
        {/* remounted, hence emptied, after each accepted form */}
        <ChangePasswordForm key={count} form={form} />
      </Card>
    </div>
  )
}

function ChangePasswordForm({ form }: { form: FormActor }) {
  const { isPending, isAccepted, refusal } = useFormActor(form)
  const [current, setCurrent] = useState('')
  const [values, setValues] = useState(NO_PASSWORD)
  const [presses, setPresses] = useState(0)
  const offline = useOffline()
  const errors = newPasswordErrors(values)
  const missing = [...currentProblems(current), ...newPasswordProblems(errors)]
  const isChecked = presses > 0
  const submit = () => {
    setPresses(presses + 1)
    if (isAccepted) form.send({ type: 'form.edit' })
    if (missing.length > 0) return
    form.send({
      type: 'form.submit',
      request: { kind: 'passwordChange', current_password: current, ...values },
    })
  }
  const refused = refusal === null ? [] : [{ text: joinedErrors(refusal) }]
  return (
    <Form onSubmit={submit}>
      <ErrorSummary
        problems={isChecked && missing.length > 0 ? missing : refused}
        attempt={presses * 2 + refused.length}
      />
      {isAccepted && (
        <Notice tone="success" role="status">
          {MESSAGES.passwordChanged} Your other sessions are logged out.
        </Notice>
      )}
      <PasswordField
        id="current_password"
        label="Current password"
        autoComplete="current-password"
        value={current}
        error={isChecked && current === '' ? MESSAGES.required : undefined}
        onChange={(event) => setCurrent(event.currentTarget.value)}
      />
      <NewPasswordFields values={values} errors={isChecked ? errors : null} onChange={setValues} />
      <Button tone="primary" type="submit" wide busy={isPending} blockedReason={offline}>
        Change password
      </Button>
    </Form>
  )
}

const currentProblems = (current: string): readonly FieldProblem[] =>
  current === '' ? [{ text: `Current password: ${MESSAGES.required}`, fieldId: 'current_password' }] : []
