import type { ReactNode } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'

interface ConfirmDialogProps {
  isOpen: boolean
  title: string
  /** the label of the button that confirms */
  action: string
  /** of the button that does nothing */
  dismissal?: string
  tone: 'primary' | 'danger'
  /** the dialog stays open meanwhile */
  isPending: boolean
  /** why it cannot be closed then */
  pendingText: string
  onClose: () => void
  onConfirm: () => void
  children: ReactNode
}

/** Asks before a call is made, and stays open until it is answered. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, action, dismissal = 'Cancel', tone } = props
  const { isPending, pendingText, onClose, onConfirm, children } = props
  const offline = useOffline()
  const footer = (
    <>
      <Button onClick={onClose} blockedReason={isPending ? pendingText : null} reasonHidden>
        {dismissal}
      </Button>
      <Button tone={tone} busy={isPending} blockedReason={offline} onClick={onConfirm}>
        {action}
      </Button>
    </>
  )
  return (
    <Dialog open={isOpen} onClose={onClose} title={title} footer={footer} dismissible={!isPending}>
      {children}
    </Dialog>
  )
}
