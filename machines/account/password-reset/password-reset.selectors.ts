import type { SnapshotFrom } from 'xstate'
import type { passwordResetMachine } from './password-reset.machine.ts'
import type { ResetStep } from './password-reset.types.ts'

export type PasswordResetSnapshot = SnapshotFrom<typeof passwordResetMachine>

/** The path for the address bar; null after completion. */
export const routeOf = (snapshot: PasswordResetSnapshot): string | null =>
  Object.values(snapshot.getMeta()).find((meta) => meta?.route !== undefined)?.route ?? null

export function stepOf(snapshot: PasswordResetSnapshot): ResetStep {
  if (snapshot.hasTag('methodStep')) return 'method'
  if (snapshot.hasTag('codeStep')) return 'code'
  return snapshot.hasTag('passwordStep') || snapshot.status === 'done' ? 'password' : 'email'
}
