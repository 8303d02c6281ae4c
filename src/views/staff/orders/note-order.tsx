import { useState } from 'react'
import { addOrderNote } from '#src/services/staff/order-desk-queries.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { decision as box } from '#src/views/staff/desk.css.ts'
import type { OrderFormProps } from './ship-order.tsx'
import { useOrderPress } from './use-order-press.ts'

/** A note that no customer sees. */
export function NoteOrder({ order: { id }, decision }: OrderFormProps) {
  const { call } = useShop()
  const press = useOrderPress(decision)
  const offline = useOffline()
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  const text = typed.trim()
  const save = async () => {
    setMissing(text === '')
    if (text === '') return
    if (await press((request_id) => addOrderNote(call, { id, text, request_id }))) setTyped('')
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
