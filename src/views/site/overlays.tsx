import { VersionModal } from '#src/views/site/version/version-modal.tsx'
import { Toasts } from './toasts.tsx'

/** What may come up over every page, in one chunk. */
export function Overlays() {
  return (
    <>
      <Toasts />
      <VersionModal />
    </>
  )
}
