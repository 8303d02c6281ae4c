import type { AnyMachineSnapshot } from 'xstate'
import type { TestStep } from './walk.ts'

/** The session as the page shows it, and what the router does next without user input. */
export interface SessionEnvironment {
  readonly [name: string]: string | boolean
  readonly page: 'home' | 'login' | 'loginAs' | 'volume'
  /** the application for volume pricing was sent, and its form is gone */
  readonly applied: boolean
  /** somebody is shown as logged in */
  readonly known: boolean
  /** a page to return to after the login is remembered */
  readonly wanted: boolean
  /** it is a new account, with prices of its own */
  readonly fresh: boolean
  /** what was typed last lets somebody in */
  readonly right: boolean
  /** what the router does next without anybody pressing anything */
  readonly due: 'nothing' | 'remember' | 'forget'
}
export type SessionStep = TestStep<SessionEnvironment>
type Leaves = NonNullable<SessionStep['next']>

/** The environment after the router and the storage have followed the machine. */
function after(env: SessionEnvironment, { value }: AnyMachineSnapshot): SessionEnvironment {
  if (value === 'signedIn')
    return {
      ...env,
      known: true,
      page: env.page === 'login' ? 'home' : env.page,
      due: env.wanted ? 'forget' : 'nothing',
    }
  if (value === 'signedOut')
    return {
      ...env,
      known: false,
      fresh: false,
      due: env.page === 'login' && !env.wanted ? 'remember' : 'nothing',
    }
  return value === 'authenticating' ? { ...env, known: false, fresh: false } : env
}

export const changing =
  (change: Partial<SessionEnvironment>): Leaves =>
  (env, _, to) =>
    // only what is named is another
    after({ ...env, ...change } as SessionEnvironment, to)

/** A step that is possible only while the page takes no step by itself. */
export const step = (
  perform: SessionStep['perform'],
  more: Omit<SessionStep, 'perform'> = {},
): SessionStep => ({
  next: changing({}),
  ...more,
  when: (env, at, event) => env.due === 'nothing' && (more.when?.(env, at, event) ?? true),
  perform,
})
/** The page of staff stands without what is around every other. */
export const hasHeader = ({ page }: SessionEnvironment): boolean => page !== 'loginAs'

export const isAt =
  (state: string) =>
  (_: SessionEnvironment, { value }: AnyMachineSnapshot) =>
    value === state
