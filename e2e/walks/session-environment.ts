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
type Leaves = NonNullable<SessionStep['nextEnvironment']>

/** The environment after the router and the storage have followed the machine. */
function after(environment: SessionEnvironment, { value }: AnyMachineSnapshot): SessionEnvironment {
  if (value === 'signedIn')
    return {
      ...environment,
      known: true,
      page: environment.page === 'login' ? 'home' : environment.page,
      due: environment.wanted ? 'forget' : 'nothing',
    }
  if (value === 'signedOut')
    return {
      ...environment,
      known: false,
      fresh: false,
      due: environment.page === 'login' && !environment.wanted ? 'remember' : 'nothing',
    }
  return value === 'authenticating' ? { ...environment, known: false, fresh: false } : environment
}

export const changing =
  (change: Partial<SessionEnvironment>): Leaves =>
  (environment, _, to) =>
    // only what is named is another
    after({ ...environment, ...change } as SessionEnvironment, to)

/** A step that is possible only while the page takes no step by itself. */
export const step = (
  perform: SessionStep['perform'],
  more: Omit<SessionStep, 'perform'> = {},
): SessionStep => ({
  nextEnvironment: changing({}),
  ...more,
  when: (environment, at, event) =>
    environment.due === 'nothing' && (more.when?.(environment, at, event) ?? true),
  perform,
})
/** The page of staff stands without what is around every other. */
export const hasHeader = ({ page }: SessionEnvironment): boolean => page !== 'loginAs'

export const isAt =
  (state: string) =>
  (_: SessionEnvironment, { value }: AnyMachineSnapshot) =>
    value === state
