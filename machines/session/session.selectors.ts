import type { SnapshotFrom } from 'xstate'
import { UNKNOWN_PRICE_LEVEL } from '#contract/constants.ts'
import type { sessionMachine } from './session.machine.ts'

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>

/** For routes: `checking` only until a verdict; while a known user is asked for again, the page stays. */
export function accessOf(snapshot: SessionSnapshot): 'checking' | 'signedIn' | 'signedOut' {
  if (snapshot.hasTag('arriving')) return 'checking'
  if (snapshot.context.status === 'loggedIn') return 'signedIn'
  return snapshot.hasTag('checking') ? 'checking' : 'signedOut'
}

export const isSignedIn = (snapshot: SessionSnapshot): boolean => accessOf(snapshot) === 'signedIn'

export const firstNameOf = ({ context: { user } }: SessionSnapshot): string | null => user?.first ?? null

export const priceLevelOf = ({ context: { customer } }: SessionSnapshot): number =>
  customer?.price_levels_id ?? UNKNOWN_PRICE_LEVEL

/** Staff acts as this customer: the bar with its own log-out button is shown. */
export const isActingAs = ({ context }: SessionSnapshot): boolean =>
  context.status === 'loggedIn' && context.is_impersonate
