import { useLocation } from 'react-router'
import { LoginAsValues } from '#contract/account/login-as.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { PasswordField } from '#src/ui/form/password-field.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { useLoginFailure } from '#src/views/account/login/use-login-failure.ts'
import { useForm } from '#src/views/platform/form/use-form.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { usePageTitle } from '#src/views/platform/hooks/use-page-title.ts'
import { useSession } from '#src/views/platform/hooks/use-session.ts'
import * as css from './login-as-page.css.ts'

const LABELS = {
  username: 'Staff e-mail',
  password: 'Password',
  otp: 'One-time code',
  customer: 'Customer number',
} as const

export function LoginAsPage() {
  usePageTitle('Staff access')
  return (
    <>
      <p className={css.stripes}>Staff access</p>
      <div className={css.page}>
        <Card className={css.card}>
          <h1 tabIndex={-1}>Act as a customer</h1>
          <p>
            You will see and order what the customer sees and orders. What you do is recorded in your name,
            and it ends after one hour.
          </p>
          <StaffForm />
        </Card>
      </div>
    </>
  )
}

function StaffForm() {
  const { actAs, isPending } = useSession()
  const params = new URLSearchParams(useLocation().search)
  const failure = useLoginFailure()
  const offline = useOffline()
  const { handleSubmit, problems, attempt, field, change } = useForm({
    schema: LoginAsValues,
    labels: LABELS,
    initial: { username: '', password: '', otp: '', customer: params.get('customers_id') ?? '' },
    refusal: failure === null ? null : [failure],
    submit: ({ customer, ...entry }) => {
      actAs({ ...entry, customers_id: customer })
      // a code is accepted only once, so another attempt needs the next one
      change({ otp: '' })
    },
  })
  return (
    <Form onSubmit={handleSubmit}>
      <ErrorSummary problems={problems} attempt={attempt} />
      <TextField {...field('username')} type="email" autoComplete="username" />
      <PasswordField {...field('password')} autoComplete="current-password" />
      <TextField {...field('otp')} inputMode="numeric" autoComplete="one-time-code" />
      <TextField {...field('customer')} inputMode="numeric" autoComplete="off" />
      <Button tone="primary" type="submit" wide busy={isPending} blockedReason={offline}>
        Act as customer
      </Button>
    </Form>
  )
}
