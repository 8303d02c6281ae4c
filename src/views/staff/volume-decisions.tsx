import { useState } from 'react'
import type { VolumeRequestDetail } from '#contract/staff/staff-volume.ts'
import { approveVolumeRequest, declineVolumeRequest } from '#src/services/staff/desk-queries.ts'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { useShop } from '#src/views/platform/shop-context.ts'
import { DecisionForm } from './decision-form.tsx'
import { ReasonedDecision } from './reasoned-decision.tsx'
import type { DecisionCall } from './use-decision.ts'

interface VolumeDecisionProps {
  request: VolumeRequestDetail
  decision: DecisionCall
}

export function ApproveVolume({ request, decision }: VolumeDecisionProps) {
  const { call } = useShop()
  const { id, submitted_at, levels, level, email } = request
  const [chosen, setChosen] = useState<number | null>(null)
  const [isMissing, setMissing] = useState(false)
  const name = levels.find((each) => each.id === chosen)?.name
  if (levels.length === 0)
    return <p>This customer has special order pricing, which no level changes. Decline, or call.</p>
  return (
    <DecisionForm
      title="Approve"
      action="Approve"
      tone="primary"
      question={`Approve for ${name}?`}
      consequence={`${email} has the level ${level.name} now, and buys at the prices of ${name} at once.`}
      isPending={decision.isPending}
      onCheck={() => {
        setMissing(chosen === null)
        return chosen !== null
      }}
      onConfirm={() =>
        decision.decide(() => approveVolumeRequest(call, { id, submitted_at, level_id: chosen ?? 0 }))
      }
    >
      <SelectField
        label="Price level"
        error={isMissing && chosen === null ? 'Choose a level.' : undefined}
        value={chosen ?? ''}
        onChange={({ currentTarget }) => setChosen(Number(currentTarget.value) || null)}
      >
        <option value="">Choose</option>
        {levels.map((each) => (
          <option key={each.id} value={each.id}>
            {each.id === level.id ? `${each.name} (as now)` : each.name}
          </option>
        ))}
      </SelectField>
    </DecisionForm>
  )
}

export function DeclineVolume({ request: { id, submitted_at, email }, decision }: VolumeDecisionProps) {
  const { call } = useShop()
  return (
    <ReasonedDecision
      title="Decline"
      action="Decline"
      question="Decline the application?"
      email={email}
      isPending={decision.isPending}
      onConfirm={(reason) => decision.decide(() => declineVolumeRequest(call, { id, submitted_at, reason }))}
    />
  )
}
