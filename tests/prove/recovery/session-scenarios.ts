import { MESSAGES } from '#contract/platform/messages.ts'
import { seededPassword } from '#tests/support/shopper.ts'
import { answers, once } from './faults.ts'
import { load, type PageAction, type Scenario, type Scenarios, type TestUser } from './scenario.ts'

export const loggedIn = ({ page }: TestUser) => page.getByRole('button', { name: /^Hi, .* Account$/ })
const loginForm = ({ page }: TestUser) => page.getByRole('main').getByRole('button', { name: 'Log in' })
const loginLink = ({ page }: TestUser) => page.getByRole('link', { name: 'log in', exact: true }).first()

/** Whoever is logged out finds the login and goes through it. */
const backIn = (user: TestUser): readonly PageAction[] => [
  { at: loginForm(user), go: () => user.login.logIn(user.email) },
  { at: loginLink(user) },
]
const signedIn: Scenario = { happy: loggedIn, actions: backIn }

export const sessionScenarios: Scenarios = {
  'session.refreshing.confirming/fetchCurrentUser': {
    ...signedIn,
    arrange: async (user) => {
      await load(user, '/sl')
      await loggedIn(user).waitFor()
      // the cart of the header is read before it is pressed
      await user.frame.cartLink.and(user.page.locator(':not([aria-busy="true"])')).waitFor()
      user.network.beforeFault = once(/\/carts\//, answers['401'])
    },
    begin: ({ frame }) => frame.cartLink.click(),
    fails: 1,
  },
  'session.refreshing.asking/fetchCurrentUser': { ...signedIn, fails: 1 },
  'session.refreshing.askingAgain/fetchCurrentUser': signedIn,
  'session.authenticating/logIn': signedIn,
  'session.establishing/fetchProfile': signedIn,
  'session.signedIn.readingProfile/fetchProfile': signedIn,
  'session.welcoming/fetchProfile': {
    happy: loggedIn,
    actions: ({ register }) => [{ at: register.submit }],
  },
  'session.loggingOut/logOut': { happy: loginLink },
}

const button = ({ page }: TestUser, name: string): PageAction => ({ at: page.getByRole('button', { name }) })
const step =
  (number: number) =>
  ({ page }: TestUser) =>
    page.getByText(`Step ${number} of 4`)
const pressing = (name: string): Pick<Scenario, 'actions'> => ({ actions: (user) => [button(user, name)] })

export const formScenarios: Scenarios = {
  'formSubmission.submitting/submitForm': {
    happy: ({ page }) => page.getByRole('main').getByText(MESSAGES.passwordChanged),
    actions: (user) => [
      {
        ...button(user, 'Change password'),
        go: () => user.account.changePassword(seededPassword, 'Willow~Gate7'),
      },
    ],
  },
  'passwordReset.requestingMethods/requestMethods': { ...pressing('Continue'), happy: step(2) },
  'passwordReset.sendingCode/sendCode': { ...pressing('Send code'), happy: step(3) },
  'passwordReset.resending/sendCode': {
    ...pressing('Resend code'),
    happy: ({ page }) =>
      page.getByText('Code has been sent.').or(page.getByText(/You can send another code in/)),
  },
  'passwordReset.verifyingCode/verifyCode': { ...pressing('Continue'), happy: step(4) },
  'passwordReset.changing/changePasswordByCode': {
    happy: ({ page }) => page.getByRole('heading', { level: 1, name: 'Log in' }),
    actions: (user) => [
      { at: user.page.getByRole('main').getByRole('link', { name: /log in/i }) },
      button(user, 'Save password'),
    ],
  },
}
