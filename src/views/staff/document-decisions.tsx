import { useState } from 'react'
import type { StaffDocument } from '#contract/staff/staff-documents.ts'
import { approveDocument, refuseDocument } from '#src/services/staff/desk-queries.ts'
import { TextField } from '#src/ui/form/text-field.tsx'
import { useShop } from '#src/views/platform/shop-context.ts'
import { DecisionForm } from './decision-form.tsx'
import { ReasonedDecision } from './reasoned-decision.tsx'
import type { DecisionCall } from './use-decision.ts'

interface DocumentDecisionProps {
  document: StaffDocument
  decision: DecisionCall
}

export function ApproveDocument({ document: { id, expires_on, email }, decision }: DocumentDecisionProps) {
  const { call } = useShop()
  const [day, setDay] = useState(expires_on ?? '')
  const until = day || expires_on
  return (
    <DecisionForm
      title="Approve"
      action="Approve"
      tone="primary"
      question="Approve the document?"
      consequence={`${email} has it on file ${until ? `until ${until}` : 'without a last day'}.`}
      isPending={decision.isPending}
      onCheck={() => true}
      onConfirm={() => decision.decide(() => approveDocument(call, { id, expires_on: day || null }))}
    >
      <TextField
        label="Last day"
        type="date"
        optional
        hint={
          expires_on === null ? 'The customer gave none.' : 'As the customer said; correct it by the file.'
        }
        value={day}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
      />
    </DecisionForm>
  )
}

interface RefuseDocumentProps extends DocumentDecisionProps {
  seen: 'review' | 'approved'
}

export function RefuseDocument({ document: { id, email }, seen, decision }: RefuseDocumentProps) {
  const { call } = useShop()
  return (
    <ReasonedDecision
      title="Refuse"
      action="Refuse"
      question={seen === 'approved' ? 'Refuse the approved document?' : 'Refuse the document?'}
      email={email}
      isPending={decision.isPending}
      onConfirm={(reason) => decision.decide(() => refuseDocument(call, { id, seen, reason }))}
    />
  )
}
