import { ToastRegion } from '#src/ui/feedback/toast-region.tsx'
import { useToasts } from '#src/views/platform/hooks/use-toasts.ts'
import { VersionModal } from '#src/views/site/version/version-modal.tsx'

const POSITIONS = ['bottom-right', 'top-center', 'top-right'] as const

/** What may come up over every page, in one chunk. */
export function Overlays() {
  return (
    <>
      <Toasts />
      <VersionModal />
    </>
  )
}

function Toasts() {
  const { toastsAt, pause, resume, dismiss } = useToasts()
  return POSITIONS.map((position) => (
    <ToastRegion
      key={position}
      position={position}
      toasts={toastsAt(position)}
      onPause={pause}
      onResume={resume}
      onDismiss={dismiss}
    />
  ))
}
