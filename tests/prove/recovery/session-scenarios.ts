import { makeCustomer, newRegistration } from '#tests/support/customers.ts'
import { answers, once } from './faults.ts'
import { seededPassword } from '#tests/support/shopper.ts'
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

const signingIn: Scenario = {
  arrange: async (user) => {
    await asVisitor(user)
    await user.fixture.load('/login')
    await user.login.email.fill(user.email)
    await user.login.password.fill(seededPassword)
  },
  begin: ({ login }) => login.submit.click(),
  happy: loggedIn,
  actions: backIn,
}

const atHome = async (user: TestUser) => {
  await asCustomer(user)
  await user.fixture.load('/sl')
  await loggedIn(user).waitFor()
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
    await user.register.fill(newRegistration(PASSWORD).customers_email_address, PASSWORD)
  },
  begin: ({ register }) => register.submit.click(),
  happy: loggedIn,
  actions: ({ register }) => [{ at: register.submit }],
}

export const sessionScenarios: Scenarios = {
  'session.refreshing.confirming/fetchCurrentUser': {
    arrange: async (user) => {
      await atHome(user)
      user.fixture.beforeFault = once(/\/carts\//, answers['401'])
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
  'session.signedIn.readingProfile/fetchProfile': confirming,
  'session.loggingOut/logOut': {
    arrange: atHome,
    begin: ({ frame }) => frame.logOut(),
    happy: loginLink,
  },
}

/** Another customer each round, since codes are few an hour. */
async function forgetPassword(user: TestUser): Promise<string> {
  const email = await makeCustomer(user.fixture.environment.db)
  await asVisitor(user)
  await user.fixture.load('/login/reset-password')
  await user.reset.email.fill(email)
  return email
}

async function chooseMethod(user: TestUser): Promise<string> {
  const email = await forgetPassword(user)
  await user.reset.press('Continue')
  await user.reset.chooseEmail()
  return email
}

async function sendCode(user: TestUser): Promise<string> {
  const email = await chooseMethod(user)
  await user.reset.press('Send code')
  await step(3)(user).waitFor()
  return email
}

async function typeCode(user: TestUser): Promise<void> {
  const email = await sendCode(user)
  await user.reset.code.fill(await user.reset.readCode(email))
}

async function typePassword(user: TestUser): Promise<void> {
  await typeCode(user)
  await user.reset.press('Continue')
  await user.reset.password.fill(NEXT)
  await user.reset.again.fill(NEXT)
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
    arrange: forgetPassword,
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
  'passwordReset.verifyingCode/verifyCode': {
    ...pressing('Continue'),
    arrange: typeCode,
    happy: step(4),
  },
  'passwordReset.changing/resetPassword': {
    ...pressing('Save password'),
    arrange: typePassword,
    happy: ({ page }) => page.getByRole('heading', { level: 1, name: 'Log in' }),
    actions: (user) => [
      { at: user.page.getByRole('main').getByRole('link', { name: /log in/i }) },
      button(user, 'Save password'),
    ],
  },
}
