import { useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#src/ui/action/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { PasswordField } from '#src/ui/form/password-field.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { useLoginFailure } from '#src/views/account/login/use-login-failure.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { usePageTitle } from '#src/views/platform/hooks/use-page-title.ts'
import { useSession } from '#src/views/platform/hooks/use-session.ts'
import * as css from './login-as-page.css.ts'
import { LABELS, problemsOf, type StaffEntry, staffEntryErrors, type StaffField } from './staff-entry.ts'

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
  const [entry, setEntry] = useState<StaffEntry>({
    username: '',
    password: '',
    otp: '',
    customer: params.get('customers_id') ?? '',
  })
  const [presses, setPresses] = useState(0)
  const [checked, setChecked] = useState(false)
  const failure = useLoginFailure()
  const offline = useOffline()
  const errors = checked ? staffEntryErrors(entry) : {}
  const refusal = failure === null ? [] : [{ text: failure }]
  const submit = () => {
    setPresses((count) => count + 1)
    setChecked(true)
    if (Object.keys(staffEntryErrors(entry)).length > 0) return
    const { username, password, otp, customer } = entry
    actAs({ username: username.trim(), password, otp: otp.trim(), customers_id: Number(customer.trim()) })
    // a code is accepted only once, so another attempt needs the next one
    setEntry({ ...entry, otp: '' })
    setChecked(false)
  }
  const field = (name: StaffField) => ({
    id: name,
    label: LABELS[name],
    value: entry[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setEntry({ ...entry, [name]: currentTarget.value }),
    ...(errors[name] === undefined ? {} : { error: errors[name] }),
  })
  return (
    <Form onSubmit={submit}>
      <ErrorSummary
        problems={[...problemsOf(errors), ...refusal]}
        attempt={presses * 2 + (failure === null ? 0 : 1)}
      />
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
