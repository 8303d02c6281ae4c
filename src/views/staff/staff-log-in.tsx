import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { failureOf } from '#contract/failure.ts'
import { logInStaff, type StaffCredentials } from '#src/services/staff-queries.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { PasswordField } from '#src/ui/form/password-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { useOffline } from '#src/views/shop/hooks/use-offline.ts'
import { useShop } from '#src/views/shop/shop-context.ts'
import * as css from './staff-page.css.ts'

const EMPTY: StaffCredentials = { email: '', password: '', code: '' }

/** `isAgain`: the session is over, and the editor below still has its text. */
export function StaffLogIn({ isAgain }: { isAgain: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { call } = useShop()
  const queries = useQueryClient()
  const offline = useOffline()
  const [typed, setTyped] = useState(EMPTY)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (isAgain) heading.current?.focus()
  }, [isAgain])
  const submit = async () => {
    setPending(true)
    setFailure(null)
    try {
      const member = await logInStaff(call, typed)
      queries.setQueryData(['staff', 'session'], member)
      // what could not be read meanwhile
      void queries.invalidateQueries({
        queryKey: ['staff'],
        predicate: ({ state }) => state.status === 'error',
      })
    } catch (thrown) {
      setFailure(reasonOf(thrown))
      setAttempt((count) => count + 1)
      // a code is accepted only once, so another attempt needs the next one
      setTyped({ ...typed, code: '' })
    } finally {
      setPending(false)
    }
  }
  const Heading = isAgain ? 'h2' : 'h1'
  const field = (name: keyof StaffCredentials) => ({
    value: typed[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [name]: currentTarget.value }),
  })
  return (
    <div className={css.logIn}>
      <Card className={css.card}>
        <Heading ref={heading} tabIndex={-1}>
          Staff log-in
        </Heading>
        {isAgain && <p>Your log-in is over. What you entered below is kept: log in, then save it.</p>}
        <Form onSubmit={() => void submit()}>
          <ErrorSummary problems={failure === null ? [] : [{ text: failure }]} attempt={attempt} />
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

function reasonOf(thrown: unknown): string {
  const failure = failureOf(thrown)
  if (failure.kind !== 'status') return 'The shop could not be reached. Try again.'
  if (failure.status === 429) return 'Too many attempts. Try again in half an hour.'
  return 'E-mail, password or code is wrong. Each code works once: wait for the next one.'
}
