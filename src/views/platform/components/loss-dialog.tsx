import { Button } from '#src/ui/action/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'

export interface AskProps {
  open: boolean
  onYes: () => void
  onNo: () => void
}

interface LossDialogProps extends AskProps {
  title: string
  yes: string
  no: string
  text: string
}

/** Asks before something is lost; what loses nothing is the primary button. */
export function LossDialog({ open, onYes, onNo, title, yes, no, text }: LossDialogProps) {
  const footer = (
    <>
      <Button tone="danger" onClick={onYes}>
        {yes}
      </Button>
      <Button tone="primary" onClick={onNo}>
        {no}
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={onNo} title={title} footer={footer}>
      <p>{text}</p>
    </Dialog>
  )
}

interface LeaveDialogProps extends AskProps {
  /** where the changes are, and how they can be kept */
  text?: string
}

export const LeaveDialog = ({
  text = 'They are only in this tab. To keep them, stay and save them.',
  ...ask
}: LeaveDialogProps) => (
  <LossDialog {...ask} title="You have unsaved changes" yes="Leave without saving" no="Stay" text={text} />
)
