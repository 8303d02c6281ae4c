import { makeCustomer } from '#tests/support/customers.ts'
import { seededPassword } from '#tests/support/shopper.ts'
import { RegisterDriver } from '#e2e/pages/register.driver.ts'
import { ResetDriver } from '#e2e/pages/reset.driver.ts'
import type { TestUser, Scenario, Scenarios, PageAction } from './scenario.ts'

const PASSWORD = 'Willow~Gate7'
const NEXT = 'Harbour~Light8'

const loggedIn = ({ page }: TestUser) => page.getByRole('button', { name: /^Hi, .* Account$/ })
const loginForm = ({ page }: TestUser) => page.getByRole('main').getByRole('button', { name: 'Log in' })
const loginLink = ({ page }: TestUser) => page.getByRole('link', { name: 'log in', exact: true }).first()

const asVisitor = ({ fixture }: TestUser) => fixture.reset(null)
const asCustomer = async ({ fixture, shopper, email }: TestUser) => fixture.reset(await shopper.logIn(email))

const logIn = (user: TestUser): PageAction => ({
  at: loginForm(user),
  go: () => user.login.logIn(user.email),
})

/** Whoever is logged out finds the login and goes through it. */
const backIn = (user: TestUser): readonly PageAction[] => [logIn(user), { at: loginLink(user) }]

const atLogin = async (user: TestUser) => {
  await asVisitor(user)
  await user.fixture.load('/login')
  await user.login.email.fill(user.email)
  await user.login.password.fill(seededPassword)
}

const signingIn: Scenario = {
  arrange: atLogin,
  begin: ({ login }) => login.submit.click(),
  happy: loggedIn,
  actions: backIn,
}

const confirming: Scenario = {
  arrange: asCustomer,
  begin: ({ fixture }) => fixture.load('/sl'),
  happy: loggedIn,
  actions: backIn,
}

const registering: Scenario = {
  arrange: async (user) => {
    await asVisitor(user)
    await user.fixture.load('/register')
    await new RegisterDriver(user.page).fill(`mara-${crypto.randomUUID()}@quill.example`, PASSWORD)
  },
  begin: ({ page }) => new RegisterDriver(page).submit.click(),
  happy: loggedIn,
  actions: ({ page }) => [{ at: new RegisterDriver(page).submit }],
}

export const sessionScenarios: Scenarios = {
  'session.refreshing.confirming/fetchCurrentUser': {
    arrange: async (user) => {
      await asCustomer(user)
      await user.fixture.load('/sl')
      await loggedIn(user).waitFor()
      let left = 1
      user.fixture.beforeFault = ({ path }) =>
        path.includes('/carts/') && left-- > 0
          ? { kind: 'answered', status: 401, type: 'application/json', body: '{"success":false,"errors":[]}' }
          : null
    },
    begin: ({ fixture }) => fixture.navigate('/cart'),
    happy: loggedIn,
    actions: backIn,
    fails: 1,
  },
  'session.refreshing.asking/fetchCurrentUser': { ...confirming, fails: 1 },
  'session.refreshing.askingAgain/fetchCurrentUser': confirming,
  'session.authenticating/logIn': signingIn,
  'session.establishing/fetchProfile': signingIn,
  'session.welcoming/fetchProfile': registering,
  'session.loggingOut/logOut': {
    arrange: async (user) => {
      await asCustomer(user)
      await user.fixture.load('/sl')
      await loggedIn(user).waitFor()
    },
    begin: ({ frame }) => frame.logOut(),
    happy: loginLink,
  },
}

interface Forgetful {
  readonly reset: ResetDriver
  readonly email: string
}

/** A customer of each round, since codes are few an hour. */
async function forget({ fixture, page }: TestUser): Promise<Forgetful> {
  const email = await makeCustomer(fixture.environment.db)
  await fixture.reset(null)
  await fixture.load('/login/reset-password')
  const reset = new ResetDriver(page)
  await reset.email.fill(email)
  return { reset, email }
}

async function chooseMethod(user: TestUser): Promise<Forgetful> {
  const forgetful = await forget(user)
  await forgetful.reset.press('Continue')
  await user.page.getByText('Step 2 of 4').waitFor()
  await user.page.getByText('E-mail', { exact: true }).click()
  return forgetful
}

async function sendCode(user: TestUser): Promise<Forgetful> {
  const forgetful = await chooseMethod(user)
  await forgetful.reset.press('Send code')
  await user.page.getByText('Step 3 of 4').waitFor()
  return forgetful
}

const enterCode = async (user: TestUser) => {
  const { reset, email } = await sendCode(user)
  await reset.enterCode(await reset.readCode(email, 1))
  await reset.password.fill(NEXT)
  await reset.again.fill(NEXT)
}

const button = ({ page }: TestUser, name: string): PageAction => ({ at: page.getByRole('button', { name }) })
const step =
  (number: number) =>
  ({ page }: TestUser) =>
    page.getByText(`Step ${number} of 4`)
const pressing = (name: string): Pick<Scenario, 'begin' | 'actions'> => ({
  begin: ({ page }) => page.getByRole('button', { name }).click(),
  actions: (user) => [button(user, name)],
})

export const formScenarios: Scenarios = {
  'formSubmission.submitting/submitForm': registering,
  'passwordReset.requestingMethods/requestMethods': {
    ...pressing('Continue'),
    arrange: forget,
    happy: step(2),
  },
  'passwordReset.sendingCode/sendCode': { ...pressing('Send code'), arrange: chooseMethod, happy: step(3) },
  'passwordReset.resending/sendCode': {
    ...pressing('Resend code'),
    arrange: async (user) => {
      await sendCode(user)
      await user.page.clock.fastForward(120_000)
    },
    happy: ({ page }) =>
      page.getByText('Code has been sent.').or(page.getByText(/You can send another code in/)),
  },
  'passwordReset.changing/resetPassword': {
    ...pressing('Save password'),
    arrange: enterCode,
    happy: ({ page }) => page.getByRole('heading', { level: 1, name: 'Log in' }),
    actions: (user) => [
      { at: user.page.getByRole('main').getByRole('link', { name: /log in/i }) },
      button(user, 'Save password'),
    ],
  },
}
