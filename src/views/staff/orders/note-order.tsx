import { useState } from 'react'
import { addOrderNote } from '#src/services/staff/order-desk-queries.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { decision as box } from '#src/views/staff/desk.css.ts'
import type { OrderFormProps } from './ship-order.tsx'
import { useOrderPress } from './use-order-press.ts'

/** A note that no customer sees; also how a declined refund was paid. */
export function NoteOrder({ order: { id, owes_refund }, decision }: OrderFormProps) {
  const { call } = useShop()
  const press = useOrderPress(decision)
  const offline = useOffline()
  const [typed, setTyped] = useState('')
  const [isPaid, setPaid] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const text = typed.trim()
  const save = async () => {
    setMissing(text === '')
    if (text === '') return
    const body = { id, text, pays_refunds: owes_refund && isPaid }
    if (!(await press((request_id) => addOrderNote(call, { ...body, request_id })))) return
    setTyped('')
    setPaid(false)
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
        {owes_refund && (
          <Checkbox
            label="The declined refund was paid in another way"
            hint="Note how. The order then leaves the list of declined refunds."
            checked={isPaid}
            onChange={({ currentTarget }) => setPaid(currentTarget.checked)}
          />
        )}
        <div>
          <Button type="submit" busy={decision.isPending} blockedReason={offline}>
            Add note
          </Button>
        </div>
      </Form>
    </section>
  )
}
