import { useSelector } from '@xstate/react'
import { LoginValues } from '#contract/account/login.ts'
import { PATHS, RESET_PATHS } from '#contract/content/paths.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { PasswordField } from '#src/ui/form/password-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { useForm } from '#src/views/platform/form/use-form.ts'
import { useLocationState } from '#src/views/platform/hooks/use-location-state.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { usePageTitle } from '#src/views/platform/hooks/use-page-title.ts'
import { useSession } from '#src/views/platform/hooks/use-session.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import * as css from './login-page.css.ts'
import { useLoginFailure } from './use-login-failure.ts'

const WANTED: readonly (readonly [RegExp, string])[] = [
  [/^\/cart/, 'Log in to continue to your cart.'],
  [/^\/checkout/, 'Log in to continue to checkout.'],
  [/^\/account/, 'Log in to continue to your account.'],
]

const REASONS = [
  'See your case prices on every product.',
  'Save carts, and order forty lines in minutes.',
  'Get freight quotes, or pick a day and time to pick up.',
]

export function LoginPage() {
  usePageTitle('Log in')
  const { initialUrl } = useSession()
  const wantsProduct = useSelector(useShop().shop, ({ context }) => context.wanted !== null)
  const wanted = wantedText(initialUrl, wantsProduct)
  return (
    <div className={css.page}>
      <Card className={css.card}>
        <h1 tabIndex={-1}>Log in</h1>
        {wanted !== null && <Notice tone="info">{wanted}</Notice>}
        <LoginForm />
      </Card>
      <aside className={css.why} aria-label="Why an account">
        <h2>Your account</h2>
        <ul className={css.reasons}>
          {REASONS.map((reason) => (
            <li key={reason} className={css.reason}>
              <Icon name="check" />
              {reason}
            </li>
          ))}
        </ul>
      </aside>
    </div>
  )
}

const LABELS = { email: 'E-mail', password: 'Password' } as const

function LoginForm() {
  const { logIn, isPending } = useSession()
  const { email: known } = useLocationState()
  const failure = useLoginFailure()
  const offline = useOffline()
  const { handleSubmit, problems, attempt, field, values } = useForm({
    schema: LoginValues,
    labels: LABELS,
    initial: { email: known ?? '', password: '' },
    refusal: failure === null ? null : [failure],
    submit: ({ email, password }) => logIn(email, password),
  })
  return (
    <Form onSubmit={handleSubmit}>
      <ErrorSummary problems={problems} attempt={attempt} />
      <TextField {...field('email')} type="email" autoComplete="username" />
      <PasswordField {...field('password')} autoComplete="current-password" />
      <Button tone="primary" type="submit" wide busy={isPending} blockedReason={offline}>
        Log in
      </Button>
      <p className={css.links}>
        <Link to={RESET_PATHS.email} state={{ email: values.email }}>
          Forgot password
        </Link>
        <Link to={PATHS.register}>Create account</Link>
      </p>
    </Form>
  )
}

/** Why the login page is shown, when the user was redirected to it. */
function wantedText(initialUrl: string | null, wantsProduct: boolean): string | null {
  const wanted = WANTED.find(([pattern]) => initialUrl !== null && pattern.test(initialUrl))?.[1]
  return wanted ?? (wantsProduct ? 'Log in to add the product to your cart.' : null)
}
