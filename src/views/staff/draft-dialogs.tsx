import { Button } from '#src/ui/action/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'

interface AskProps {
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
function LossDialog({ open, onYes, onNo, title, yes, no, text }: LossDialogProps) {
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

export const LeaveDialog = (props: AskProps) => (
  <LossDialog
    {...props}
    title="You have unsaved changes"
    yes="Leave without saving"
    no="Stay"
    text="They are only in this tab. To keep them, stay and save them."
  />
)

export const DiscardDialog = (props: AskProps) => (
  <LossDialog
    {...props}
    title="Discard the draft?"
    yes="Discard"
    no="Keep the draft"
    text="What is not published is lost. Visitors see no change."
  />
)
