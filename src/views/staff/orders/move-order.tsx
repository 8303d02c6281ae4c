import { useState } from 'react'
import { MOVES, PLAIN_MOVES, type PlainMove } from '#contract/orders/order-moves.ts'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { DecisionForm } from '#src/views/staff/decision-form.tsx'
import type { OrderFormProps } from './ship-order.tsx'

const TEXTS: Readonly<Record<PlainMove, string>> = {
  review: 'Put in review',
  pick: 'Pick',
  pack: 'Mark as packed',
  ready: 'Mark as ready for pickup',
  ready_again: 'Tell again that it is ready',
  wait_for_payment: 'Let it wait for payment',
  wait_for_documents: 'Let it wait for documents',
  release: 'Let it go on',
  complete: 'Complete',
  close: 'Complete without what has not shipped',
}

/** The next steps that are possible now and need no more than a press. */
export function MoveOrder({ order, decision }: OrderFormProps) {
  const [chosen, setChosen] = useState<PlainMove | null>(null)
  const [isMissing, setMissing] = useState(false)
  const { id, version, status, email } = order
  const moves = PLAIN_MOVES.filter((each) => order.moves.includes(each))
  if (moves.length === 0) return null
  const next = moves.find((each) => each === chosen)
  const confirm = async () => {
    if (!next) return
    const body = { id, version, move: next }
    if (await decision.press({ call: 'moveOrder', body })) setChosen(null)
  }
  return (
    <DecisionForm
      title="Next step"
      action="Do this step"
      tone="primary"
      question={next ? `Order ${id}: ${TEXTS[next]}?` : ''}
      consequence={`It is ${status} now. ${next && MOVES[next].isTold ? `${email} gets an e-mail.` : 'The customer gets no e-mail.'}`}
      isPending={decision.isPending}
      onCheck={() => {
        setMissing(next === undefined)
        return next !== undefined
      }}
      onConfirm={confirm}
    >
      <SelectField
        label="Step"
        error={isMissing && next === undefined ? 'Choose a step.' : undefined}
        value={next ?? ''}
        onChange={({ currentTarget }) =>
          setChosen(moves.find((each) => each === currentTarget.value) ?? null)
        }
      >
        <option value="">Choose</option>
        {moves.map((each) => (
          <option key={each} value={each}>
            {TEXTS[each]}
          </option>
        ))}
      </SelectField>
    </DecisionForm>
  )
}
