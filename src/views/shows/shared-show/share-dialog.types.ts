import type { ActorRefFrom } from 'xstate'
import type { showSharingMachine } from '#machines/shows/show-sharing/show-sharing.machine.ts'

export type ShowSharingActor = ActorRefFrom<typeof showSharingMachine>

export interface ShareActions {
  readonly sharing: ShowSharingActor
  readonly revision: number
  readonly isBusy: boolean
  readonly blockedReason: string | undefined
}
