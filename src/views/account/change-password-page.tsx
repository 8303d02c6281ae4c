import { MESSAGES } from '#contract/platform/messages.ts'
import { passwordCalls, PasswordChangeValues, type PasswordChange } from '#contract/account/password.ts'
import { sendAs } from '#src/services/platform/form-submission.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { PasswordField } from '#src/ui/form/password-field.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { NEW_PASSWORD_LABELS, NO_PASSWORD } from './password/new-password.ts'
import { NewPasswordFields } from './password/new-password-fields.tsx'
import type { FormDefinition } from '#src/views/platform/form/form-definition.ts'
import { useForm } from '#src/views/platform/form/use-form.ts'
import { type FormActor, useAcceptances, useFormActor } from '#src/views/platform/hooks/use-form-actor.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { usePageTitle } from '#src/views/platform/hooks/use-page-title.ts'
import * as css from './account-page.css.ts'

const LABELS = { current_password: 'Current password', ...NEW_PASSWORD_LABELS } as const
const NOTHING_ENTERED = { current_password: '', ...NO_PASSWORD }

export const passwordForm: FormDefinition<PasswordChange> = {
  send: sendAs(passwordCalls.changePassword),
  successText: () => MESSAGES.passwordChanged,
}

type Actor = FormActor<PasswordChange>

export function ChangePasswordPage({ form }: { form: Actor }) {
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

function ChangePasswordForm({ form }: { form: Actor }) {
  const { isPending, isAccepted, refusal } = useFormActor(form)
  const offline = useOffline()
  const { handleSubmit, problems, attempt, field, values } = useForm({
    schema: PasswordChangeValues,
    labels: LABELS,
    initial: NOTHING_ENTERED,
    refusal,
    submit: (request) => form.send({ type: 'form.submit', request }),
  })
  const submit = () => {
    if (isAccepted) form.send({ type: 'form.edit' })
    handleSubmit()
  }
  return (
    <Form onSubmit={submit}>
      <ErrorSummary problems={problems} attempt={attempt} />
      {isAccepted && (
        <Notice tone="success" role="status">
          {MESSAGES.passwordChanged} Your other sessions are logged out.
        </Notice>
      )}
      <PasswordField {...field('current_password')} autoComplete="current-password" />
      <NewPasswordFields field={field} password={values.password} />
      <Button tone="primary" type="submit" wide busy={isPending} blockedReason={offline}>
        Change password
      </Button>
    </Form>
  )
}
