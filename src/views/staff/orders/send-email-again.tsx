import { useState } from 'react'
import type { OrderEmail } from '#contract/staff/staff-orders.ts'
import { Button } from '#src/ui/action/button.tsx'
import { ConfirmDialog } from '#src/views/staff/confirm-dialog.tsx'
import * as css from './orders.css.ts'
import type { OrderFormProps } from './ship-order.tsx'

/** Sends an e-mail of the history once more, after a question; one that waits is sent by the shop. */
export function SendEmailAgain({
  order: { id, email },
  decision,
  sent: { key, subject, state },
}: OrderFormProps & { sent: OrderEmail }) {
  const [isAsking, setAsking] = useState(false)
  if (state === 'waiting') return null
  const send = async () => {
    await decision.press({ call: 'resendOrderEmail', body: { id, email: key } })
    setAsking(false)
  }
  return (
    <div className={css.entryActions}>
      <Button size="sm" aria-label={`Send again: ${subject}`} onClick={() => setAsking(true)}>
        Send again
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Send “${subject}” again?`}
        action="Send again"
        tone="primary"
        isPending={decision.isPending}
        pendingText="It is being sent."
        onClose={() => setAsking(false)}
        onConfirm={() => void send()}
      >
        <p>{`It goes to ${email}, and says what it said before.`}</p>
      </ConfirmDialog>
    </div>
  )
}
