import type { SnapshotFrom } from 'xstate'
import type { passwordResetMachine } from './password-reset.machine.ts'
import type { ResetStep } from './password-reset.types.ts'

export type PasswordResetSnapshot = SnapshotFrom<typeof passwordResetMachine>

/** The path that the address bar must show; null once there is nothing more to do. */
export const routeOf = (snapshot: PasswordResetSnapshot): string | null =>
  Object.values(snapshot.getMeta()).find((meta) => meta?.route !== undefined)?.route ?? null

export function stepOf(snapshot: PasswordResetSnapshot): ResetStep {
  if (snapshot.hasTag('methodStep')) return 'method'
  if (snapshot.hasTag('codeStep')) return 'code'
  return snapshot.hasTag('passwordStep') || snapshot.status === 'done' ? 'password' : 'email'
}
