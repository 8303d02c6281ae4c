import { useSelector } from '@xstate/react'
import { useSystemActor } from '#src/views/platform/hooks/use-system-actor.ts'
import { useUnloadWarning } from '#src/views/platform/hooks/use-unload-warning.ts'

/** Prompts before the page is closed while an order is being submitted. */
export function useSubmissionUnloadWarning(): void {
  useUnloadWarning(useSelector(useSystemActor('checkout'), (snapshot) => snapshot.hasTag('blocksLeaving')))
}
