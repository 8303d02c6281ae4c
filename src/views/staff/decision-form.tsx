import { type ReactNode, useState } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import * as css from './desk.css.ts'

export interface DecisionFormProps {
  title: string
  /** the label of the button, which asks first */
  action: string
  /** of the button that decides nothing */
  dismissal?: string
  tone: 'primary' | 'danger'
  /** what the confirmation asks, and what it leads to */
  question: string
  consequence: ReactNode
  isPending: boolean
  /** false: a field is not right, which the fields show */
  onCheck: () => boolean
  onConfirm: () => Promise<unknown>
  children: ReactNode
}

/** Fields of a decision, and a dialog that asks before it is made. */
export function DecisionForm(props: DecisionFormProps) {
  const { title, action, dismissal = 'Cancel', tone, question, consequence, isPending } = props
  const { onCheck, onConfirm, children } = props
  const [isAsking, setAsking] = useState(false)
  const offline = useOffline()
  const close = () => setAsking(false)
  const confirm = async () => {
    await onConfirm()
    close()
  }
  return (
    <section aria-label={title} className={css.decision}>
      <Form onSubmit={() => setAsking(onCheck())}>
        <h3>{title}</h3>
        {children}
        <div>
          <Button type="submit" tone={tone} blockedReason={offline}>
            {action}
          </Button>
        </div>
      </Form>
      <ConfirmDialog
        {...{ isPending, tone, action, dismissal }}
        isOpen={isAsking}
        title={question}
        pendingText="It is being sent."
        onClose={close}
        onConfirm={() => void confirm()}
      >
        <p>{consequence}</p>
      </ConfirmDialog>
    </section>
  )
}
