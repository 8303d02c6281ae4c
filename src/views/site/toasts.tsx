import { ToastRegion } from '#src/ui/feedback/toast-region.tsx'
import { useToasts } from '#src/views/platform/hooks/use-toasts.ts'

const POSITIONS = ['bottom-right', 'top-center', 'top-right'] as const

export function Toasts() {
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
