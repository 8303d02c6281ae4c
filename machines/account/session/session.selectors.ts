import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from './session.machine.ts'

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>

/** For routes: `checking` only until the first result; while a known user is verified again, the page stays. */
export function accessOf(snapshot: SessionSnapshot): 'checking' | 'signedIn' | 'signedOut' {
  if (snapshot.hasTag('arriving')) return 'checking'
  if (snapshot.context.status === 'loggedIn') return 'signedIn'
  return snapshot.hasTag('checking') ? 'checking' : 'signedOut'
}

/** Whether staff acts as this customer (banner with its own logout), known from the stored user on. */
export const isActingAs = ({ context }: SessionSnapshot): boolean =>
  context.user !== null && context.is_impersonate

/** The session or its profile is being read; when not, a profile of null could not be read. */
export const isReadingProfile = (snapshot: SessionSnapshot): boolean =>
  snapshot.hasTag('checking') ||
  snapshot.hasTag('pending') ||
  snapshot.matches({ signedIn: 'readingProfile' })
