import { useState } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { decision as box } from '#src/views/staff/desk.css.ts'
import type { OrderFormProps } from './ship-order.tsx'

/** A note that no customer sees. */
export function NoteOrder({ order: { id }, decision }: OrderFormProps) {
  const offline = useOffline()
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  const text = typed.trim()
  const save = async () => {
    setMissing(text === '')
    if (text === '') return
    if (await decision.press({ call: 'addOrderNote', body: { id, text } })) setTyped('')
  }
  return (
    <section aria-label="Note" className={box}>
      <Form onSubmit={() => void save()}>
        <h3>Note</h3>
        <TextAreaField
          label="Internal note"
          hint="Only staff read it."
          error={isMissing && text === '' ? 'Enter a note.' : undefined}
          maxLength={500}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <div>
          <Button type="submit" busy={decision.isPending} blockedReason={offline}>
            Add note
          </Button>
        </div>
      </Form>
    </section>
  )
}
