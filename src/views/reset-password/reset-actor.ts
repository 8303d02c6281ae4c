import type { ActorRefFrom } from 'xstate'
import type { passwordResetMachine } from '#machines/password-reset/password-reset.machine.ts'

export type ResetActor = ActorRefFrom<typeof passwordResetMachine>

export interface StepProps {
  reset: ActorRefFrom<typeof passwordResetMachine>
}
