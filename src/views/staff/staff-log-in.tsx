import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { StaffMember } from '#contract/staff/staff.ts'
import type { StaffFailure } from '#contract/staff/staff-failure.ts'
import { logInStaff, type StaffCredentials } from '#src/services/staff/staff-queries.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { PasswordField } from '#src/ui/form/password-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { staffFailureText } from './staff-failure-text.ts'
import * as css from './staff-page.css.ts'
import { useStaffCall } from './use-staff-call.ts'

const EMPTY: StaffCredentials = { email: '', password: '', code: '' }

/** `isAgain`: the session is over, and the editor below still has its text. */
export function StaffLogIn({ isAgain }: { isAgain: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { call } = useShop()
  const queries = useQueryClient()
  const offline = useOffline()
  const [typed, setTyped] = useState(EMPTY)
  const { run, isPending, failure } = useStaffCall<StaffMember>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (isAgain) heading.current?.focus()
  }, [isAgain])
  const submit = async () => {
    const end = await run(() => logInStaff(call, typed))
    if (end.kind === 'failed') {
      setAttempt((count) => count + 1)
      // a code is accepted only once, so another attempt needs the next one
      setTyped({ ...typed, code: '' })
      return
    }
    // what an earlier call reads would be that nobody is logged in
    await queries.cancelQueries({ queryKey: ['staff', 'session'] })
    queries.setQueryData(['staff', 'session'], end.answer)
    // what could not be read meanwhile
    void queries.invalidateQueries({
      queryKey: ['staff'],
      predicate: ({ state }) => state.status === 'error',
    })
  }
  const Heading = isAgain ? 'h2' : 'h1'
  const field = (name: keyof StaffCredentials) => ({
    value: typed[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [name]: currentTarget.value }),
  })
  return (
    <div className={isAgain ? css.logInAgain : css.logIn}>
      <Card className={css.card}>
        <Heading ref={heading} tabIndex={-1}>
          Staff log-in
        </Heading>
        {isAgain && <p>Your log-in is over. What you entered below is kept: log in, then save it.</p>}
        <Form onSubmit={() => void submit()}>
          <ErrorSummary problems={failure ? [{ text: failedText(failure) }] : []} attempt={attempt} />
          <TextField label="E-mail" type="email" autoComplete="username" {...field('email')} />
          <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
          <TextField
            label="One-time code"
            hint="From your authenticator app, or one of your recovery codes."
            autoComplete="one-time-code"
            {...field('code')}
          />
          <Button tone="primary" type="submit" wide busy={isPending} blockedReason={offline}>
            Log in
          </Button>
        </Form>
      </Card>
    </div>
  )
}

const failedText = (failure: StaffFailure): string =>
  failure.kind === 'loggedOut'
    ? 'E-mail, password or code is wrong. Each code works once: wait for the next one.'
    : staffFailureText(failure)
