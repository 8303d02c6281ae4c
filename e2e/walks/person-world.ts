import type { AnyMachineSnapshot } from 'xstate'
import type { Deed } from './walk.ts'

/** Who the page thinks is there, and what it does about it by itself. */
export interface PersonWorld {
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
export type PersonDeed = Deed<PersonWorld>
type Leaves = NonNullable<PersonDeed['leaves']>

/** What the router and the storage make of where the machine has come to. */
function after(world: PersonWorld, { value }: AnyMachineSnapshot): PersonWorld {
  if (value === 'signedIn')
    return {
      ...world,
      known: true,
      page: world.page === 'login' ? 'home' : world.page,
      due: world.wanted ? 'forget' : 'nothing',
    }
  if (value === 'signedOut')
    return {
      ...world,
      known: false,
      fresh: false,
      due: world.page === 'login' && !world.wanted ? 'remember' : 'nothing',
    }
  return value === 'authenticating' ? { ...world, known: false, fresh: false } : world
}

export const leading =
  (change: Partial<PersonWorld>): Leaves =>
  (world, _, to) =>
    // only what is named is another
    after({ ...world, ...change } as PersonWorld, to)

/** What can be done while the page has nothing more to do by itself. */
export const deed = (make: PersonDeed['make'], more: Omit<PersonDeed, 'make'> = {}): PersonDeed => ({
  leaves: leading({}),
  ...more,
  when: (world, at, event) => world.due === 'nothing' && (more.when?.(world, at, event) ?? true),
  make,
})
/** The page of staff stands without what is around every other. */
export const hasHeader = ({ page }: PersonWorld): boolean => page !== 'loginAs'

export const isAt =
  (state: string) =>
  (_: PersonWorld, { value }: AnyMachineSnapshot) =>
    value === state
