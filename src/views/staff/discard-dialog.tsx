import { type AskProps, LossDialog } from '#src/views/platform/components/loss-dialog.tsx'

export const DiscardDialog = (props: AskProps) => (
  <LossDialog
    {...props}
    title="Discard the draft?"
    yes="Discard"
    no="Keep the draft"
    text="What is not published is lost. Visitors see no change."
  />
)
