import type { AnyMachineSnapshot, EventObject } from 'xstate'
import { RESET_PATHS } from '#contract/content/paths.ts'
import { passwordResetModel } from '#machines/account/password-reset/password-reset.model.ts'
import {
  type PasswordResetSnapshot,
  stepOf,
} from '#machines/account/password-reset/password-reset.selectors.ts'
import type { ResetStep } from '#machines/account/password-reset/password-reset.types.ts'
import {
  type CodeEnvironment,
  entering,
  giveOwnPhone,
  resetAnswers,
  textIn,
  typedCode,
} from '#tests/walks/workflows/password-reset.ts'
import { type BrowserStep, defineWalk } from './walk.ts'

/** `trail`: the steps that the history of the browser leads back and forward to, as `email>method`. */
type ResetEnvironment = CodeEnvironment & { readonly trail: string; readonly at: number }
type ResetTestStep = BrowserStep<ResetEnvironment>

/** A longer way back is not gone. */
const longestTrail = 5

const stepsOf = ({ trail }: ResetEnvironment) => trail.split('>')
// steps of this walk only ever lead to snapshots of its machine
const shownIn = (to: unknown): ResetStep => stepOf(to as PasswordResetSnapshot)

/** A step that the machine takes itself is a new entry of the history. */
function follow(environment: ResetEnvironment, to: AnyMachineSnapshot): ResetEnvironment {
  const steps = stepsOf(environment)
  if (steps[environment.at] === shownIn(to) || to.status !== 'active') return environment
  const trail = [...steps.slice(0, environment.at + 1), shownIn(to)].slice(-longestTrail)
  return { ...environment, trail: trail.join('>'), at: trail.length - 1 }
}

// a trail is made of steps
const shownAt = (environment: ResetEnvironment) => stepsOf(environment)[environment.at] as ResetStep

const placeOf = (environment: ResetEnvironment, event: EventObject): number =>
  'step' in event && event['step'] !== stepsOf(environment)[environment.at]
    ? stepsOf(environment).findLastIndex((step) => step === event['step'])
    : -1

/** By the history: the address of a step is wished for, and an address that is not right is replaced. */
const visiting: ResetTestStep = {
  when: (environment, _, event) => placeOf(environment, event) >= 0,
  next: (environment, event, to) => {
    const at = placeOf(environment, event)
    return { ...environment, at, trail: stepsOf(environment).with(at, shownIn(to)).join('>') }
  },
  perform: async ({ page }, environment, event) => {
    // the entry of a step that the machine took itself is pushed after its transition
    await page.waitForURL((url) => url.pathname === RESET_PATHS[shownAt(environment)])
    await page.evaluate((by) => history.go(by), placeOf(environment, event) - environment.at)
  },
}

const enteringInPage = (code: 'right' | 'wrong'): ResetTestStep => ({
  ...entering(code),
  perform: async (fixture) => fixture.reset.typeCode(await typedCode(fixture, code)),
})

const begun: ResetEnvironment = { trail: 'email', at: 0, code: 'none' }

export const passwordResetWalk = defineWalk({
  model: passwordResetModel,
  customer: null,
  starts: [
    {
      input: 'start',
      environment: begun,
      perform: async (fixture) => {
        const { held, page, reset } = fixture
        await giveOwnPhone(fixture)
        await held.hold('selectResetMethods', 'sendResetCode', 'verifyResetCode', 'changePasswordByCode')
        await page.goto('/login/reset-password')
        await reset.seeStep(1, '/login/reset-password')
      },
    },
  ],
  follow,
  events: {
    'methods.request': {
      when: { also: (_, __, event) => textIn(event, 'customers_email_address').includes('@') },
      perform: ({ reset, email }) => reset.giveEmail(email),
    },
    'method.choose': { perform: ({ reset }) => reset.chooseText() },
    'code.send': { perform: ({ reset }) => reset.press('Send code') },
    'code.resend': { perform: ({ reset }) => reset.press('Resend code') },
    'code.enter': [enteringInPage('right'), enteringInPage('wrong')],
    'password.change': { perform: ({ reset }) => reset.savePassword('Willow~Gate7') },
    'step.back': { perform: ({ reset }) => reset.goBack() },
    'step.visit': visiting,
    'reset.startAgain': { next: { code: 'none' }, perform: ({ reset }) => reset.press('Start again') },
  },
  answers: {
    ...resetAnswers,
    changePasswordByCode: {
      ...resetAnswers.changePasswordByCode,
      // a proxy that takes headers away: the server then refuses the page at each repetition
      invalid: { perform: ({ held }) => held.answerWithoutPageToken('changePasswordByCode') },
    },
  },
})
