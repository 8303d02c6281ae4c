import type { AnyMachineSnapshot } from 'xstate'
import { isIn } from '#statecharts/walk/walk.ts'
import type { BrowserStep } from './walk.ts'

/** The session as the page shows it, and what the router does next without user input. */
export type SessionEnvironment = {
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
export type SessionStep = BrowserStep<SessionEnvironment>

/** States in which nobody is logged in. */
export const visitor = ['signedOut', 'unanswered'] as const

/** The environment after the router and the storage have followed the machine. */
export function follow(env: SessionEnvironment, { value }: AnyMachineSnapshot): SessionEnvironment {
  const { page, wanted } = env
  if (isIn(value, 'signedIn'))
    return { ...env, known: true, page: page === 'login' ? 'home' : page, due: wanted ? 'forget' : 'nothing' }
  const isVisitor = visitor.some((state) => isIn(value, state))
  if (!isVisitor && value !== 'authenticating') return env
  const stranger = { ...env, known: false, fresh: false }
  if (!isVisitor) return stranger
  return { ...stranger, due: page === 'login' && !wanted ? 'remember' : 'nothing' }
}
