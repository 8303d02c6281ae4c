import { useState } from 'react'
import { DecisionForm, type DecisionFormProps } from './decision-form.tsx'
import { ReasonField } from './reason-field.tsx'

type FormProps = Pick<DecisionFormProps, 'title' | 'action' | 'dismissal' | 'question' | 'isPending'>

interface ReasonedDecisionProps extends FormProps {
  /** of the customer, who reads the reason */
  email: string
  /** what it leads to, in sentences */
  consequence?: string
  onConfirm: (reason: string) => Promise<unknown>
}

/** A decision against something, which takes nothing but the reason. */
export function ReasonedDecision({ email, consequence = '', onConfirm, ...form }: ReasonedDecisionProps) {
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  const reason = typed.trim()
  return (
    <DecisionForm
      {...form}
      tone="danger"
      consequence={`${consequence} ${email} reads: ${reason}`.trimStart()}
      onCheck={() => {
        setMissing(reason === '')
        return reason !== ''
      }}
      onConfirm={() => onConfirm(reason)}
    >
      <ReasonField reason={typed} isMissing={isMissing && reason === ''} onChange={setTyped} />
    </DecisionForm>
  )
}
