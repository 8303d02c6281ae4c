import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { showSharingMachine } from '#machines/shows/show-sharing/show-sharing.machine.ts'
import { showSharingServices } from '#src/services/shows/show-sharing.ts'
import { ShareDialog, type ShareDialogProps } from '#src/views/shows/shared-show/share-dialog.tsx'
import { useShop } from '#src/views/platform/shop-context.ts'

interface ShareShowProps extends Omit<ShareDialogProps, 'sharing'> {
  readonly id: string
}

/** The dialog by which a show is shared; its machine ends with it. */
export function ShareShow({ id, ...dialog }: ShareShowProps) {
  const { call, inspect } = useShop()
  const [machine] = useState(() => showSharingMachine.provide({ actors: showSharingServices(call) }))
  const sharing = useActorRef(machine, { inspect, input: { id } })
  return <ShareDialog {...dialog} sharing={sharing} />
}
