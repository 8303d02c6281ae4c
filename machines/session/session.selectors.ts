import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from './session.machine.ts'

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>

/** For routes: `checking` only until a verdict; while a known user is asked for again, the page stays. */
export function accessOf(snapshot: SessionSnapshot): 'checking' | 'signedIn' | 'signedOut' {
  if (snapshot.hasTag('arriving')) return 'checking'
  if (snapshot.context.status === 'loggedIn') return 'signedIn'
  return snapshot.hasTag('checking') ? 'checking' : 'signedOut'
}

/** Staff acts as this customer: the bar with its own log-out button is shown, from the first look at a stored user on. */
export const isActingAs = ({ context }: SessionSnapshot): boolean =>
  context.user !== null && context.is_impersonate
