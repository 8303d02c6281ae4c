import { useSelector } from '@xstate/react'
import { useSystemActor } from '#src/views/platform/hooks/use-system-actor.ts'

/** Whether the notice of maintenance takes the place of every page. */
export const useIsDown = (): boolean =>
  useSelector(useSystemActor('maintenance'), (snapshot) => snapshot.hasTag('down'))
