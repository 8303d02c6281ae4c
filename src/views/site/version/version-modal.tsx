import { useSelector } from '@xstate/react'
import { MESSAGES } from '#contract/platform/messages.ts'
import { asksForRefresh } from '#machines/site/version-check/version-check.selectors.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { useSystemActor } from '#src/views/platform/hooks/use-system-actor.ts'

/** Can be closed only by its button. */
export function VersionModal() {
  const versionCheck = useSystemActor('versionCheck')
  const isOpen = useSelector(versionCheck, asksForRefresh)
  const refresh = () => versionCheck.send({ type: 'version.refresh' })
  return (
    <Dialog
      open={isOpen}
      dismissible={false}
      onClose={() => undefined}
      title={MESSAGES.newVersionTitle}
      footer={
        <Button tone="primary" onClick={refresh}>
          Refresh
        </Button>
      }
    >
      <p>{MESSAGES.newVersion}</p>
    </Dialog>
  )
}
