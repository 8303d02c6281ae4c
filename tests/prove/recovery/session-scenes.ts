import { makeCustomer } from '#tests/support/customers.ts'
import { seededPassword } from '#tests/support/shopper.ts'
import { RegisterDriver } from '#e2e/pages/register.driver.ts'
import { ResetDriver } from '#e2e/pages/reset.driver.ts'
import type { Player, Scene, Scenes, Way } from './scene.ts'

const PASSWORD = 'Willow~Gate7'
const NEXT = 'Harbour~Light8'

const loggedIn = ({ page }: Player) => page.getByRole('button', { name: /^Hi, .* Account$/ })
const loginForm = ({ page }: Player) => page.getByRole('main').getByRole('button', { name: 'Log in' })
const loginLink = ({ page }: Player) => page.getByRole('link', { name: 'log in', exact: true }).first()

const asVisitor = ({ stage }: Player) => stage.enter(null)
const asCustomer = async ({ stage, shopper, email }: Player) => stage.enter(await shopper.logIn(email))

const logIn = (player: Player): Way => ({
  at: loginForm(player),
  go: () => player.login.logIn(player.email),
})

/** Whoever is logged out finds the login and goes through it. */
const backIn = (player: Player): readonly Way[] => [logIn(player), { at: loginLink(player) }]

const atLogin = async (player: Player) => {
  await asVisitor(player)
  await player.stage.load('/login')
  await player.login.email.fill(player.email)
  await player.login.password.fill(seededPassword)
}

const signingIn: Scene = {
  arrange: atLogin,
  begin: ({ login }) => login.submit.click(),
  happy: loggedIn,
  ways: backIn,
}

const confirming: Scene = {
  arrange: asCustomer,
  begin: ({ stage }) => stage.load('/sl'),
  happy: loggedIn,
  ways: backIn,
}

const registering: Scene = {
  arrange: async (player) => {
    await asVisitor(player)
    await player.stage.load('/register')
    await new RegisterDriver(player.page).fill(`mara-${crypto.randomUUID()}@quill.example`, PASSWORD)
  },
  begin: ({ page }) => new RegisterDriver(page).submit.click(),
  happy: loggedIn,
  ways: ({ page }) => [{ at: new RegisterDriver(page).submit }],
}

export const sessionScenes: Scenes = {
  'session.refreshing.confirming/fetchCurrentUser': {
    arrange: async (player) => {
      await asCustomer(player)
      await player.stage.load('/sl')
      await loggedIn(player).waitFor()
      let left = 1
      player.stage.always = ({ path }) =>
        path.includes('/carts/') && left-- > 0
          ? { kind: 'answered', status: 401, type: 'application/json', body: '{"success":false,"errors":[]}' }
          : null
    },
    begin: ({ stage }) => stage.visit('/cart'),
    happy: loggedIn,
    ways: backIn,
    fails: 1,
  },
  'session.refreshing.asking/fetchCurrentUser': { ...confirming, fails: 1 },
  'session.refreshing.askingAgain/fetchCurrentUser': confirming,
  'session.authenticating/logIn': signingIn,
  'session.establishing/fetchProfile': signingIn,
  'session.welcoming/fetchProfile': registering,
  'session.loggingOut/logOut': {
    arrange: async (player) => {
      await asCustomer(player)
      await player.stage.load('/sl')
      await loggedIn(player).waitFor()
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
async function forget({ stage, page }: Player): Promise<Forgetful> {
  const email = await makeCustomer(stage.world.db)
  await stage.enter(null)
  await stage.load('/login/reset-password')
  const reset = new ResetDriver(page)
  await reset.email.fill(email)
  return { reset, email }
}

async function chooseMethod(player: Player): Promise<Forgetful> {
  const forgetful = await forget(player)
  await forgetful.reset.press('Continue')
  await player.page.getByText('Step 2 of 4').waitFor()
  await player.page.getByText('E-mail', { exact: true }).click()
  return forgetful
}

async function sendCode(player: Player): Promise<Forgetful> {
  const forgetful = await chooseMethod(player)
  await forgetful.reset.press('Send code')
  await player.page.getByText('Step 3 of 4').waitFor()
  return forgetful
}

const enterCode = async (player: Player) => {
  const { reset, email } = await sendCode(player)
  await reset.enterCode(await reset.readCode(email, 1))
  await reset.password.fill(NEXT)
  await reset.again.fill(NEXT)
}

const button = ({ page }: Player, name: string): Way => ({ at: page.getByRole('button', { name }) })
const step =
  (number: number) =>
  ({ page }: Player) =>
    page.getByText(`Step ${number} of 4`)
const pressing = (name: string): Pick<Scene, 'begin' | 'ways'> => ({
  begin: ({ page }) => page.getByRole('button', { name }).click(),
  ways: (player) => [button(player, name)],
})

export const formScenes: Scenes = {
  'formSubmission.submitting/submitForm': registering,
  'passwordReset.requestingMethods/requestMethods': {
    ...pressing('Continue'),
    arrange: forget,
    happy: step(2),
  },
  'passwordReset.sendingCode/sendCode': { ...pressing('Send code'), arrange: chooseMethod, happy: step(3) },
  'passwordReset.resending/sendCode': {
    ...pressing('Resend code'),
    arrange: async (player) => {
      await sendCode(player)
      await player.page.clock.fastForward(120_000)
    },
    happy: ({ page }) =>
      page.getByText('Code has been sent.').or(page.getByText(/You can send another code in/)),
  },
  'passwordReset.changing/resetPassword': {
    ...pressing('Save password'),
    arrange: enterCode,
    happy: ({ page }) => page.getByRole('heading', { level: 1, name: 'Log in' }),
    ways: (player) => [
      { at: player.page.getByRole('main').getByRole('link', { name: /log in/i }) },
      button(player, 'Save password'),
    ],
  },
}
