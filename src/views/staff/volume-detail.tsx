import type { VolumeRequestDetail } from '#contract/staff/staff-volume.ts'
import { YEARLY_VOLUMES } from '#contract/account/volume.ts'
import { volumeRequestDetailQuery } from '#src/services/staff/desk-queries.ts'
import { SummaryList, SummaryRow } from '#src/ui/display/summary-row.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { useShop } from '#src/views/platform/shop-context.ts'
import { DecisionNotice } from './decision-notice.tsx'
import * as css from './desk.css.ts'
import { momentText } from './moment.ts'
import { QueryState } from './query-state.tsx'
import { useChosenHeading } from './use-chosen-heading.ts'
import { useDecision } from './use-decision.ts'
import { useStaffQuery } from './use-staff-query.ts'
import { ApproveVolume, DeclineVolume } from './volume-decisions.tsx'

/** An application with what the customer wrote, and its decision. */
export function VolumeDetail({ id }: { id: string }) {
  const { call } = useShop()
  const request = useStaffQuery(volumeRequestDetailQuery(call, id))
  if (request.data === undefined)
    return <QueryState query={request} title="Could not load the application." />
  if (request.data === null) return <p>There is no application {id}.</p>
  return <Application request={request.data} />
}

function Application({ request }: { request: VolumeRequestDetail }) {
  const decision = useDecision('volume')
  const { heading, ...focus } = useChosenHeading()
  return (
    <Stack as="section" aria-label={`Application ${request.id}`} className={css.detail} {...focus}>
      <h2 ref={heading} tabIndex={-1}>
        {request.company}
      </h2>
      <DecisionNotice {...decision} />
      <Facts request={request} />
      {request.status === 'open' && (
        <div className={css.decisions}>
          <ApproveVolume request={request} decision={decision} />
          <DeclineVolume request={request} decision={decision} />
        </div>
      )}
    </Stack>
  )
}

function Facts({ request }: { request: VolumeRequestDetail }) {
  const facts = [
    ['State', statusText(request)],
    ['Reason', request.reason],
    ['Customer', `${request.name}, ${request.email} (${request.customer_id})`],
    ['Price level now', request.level.name],
    ['Tax ID', request.tax_id],
    ['License number', request.license_number],
    ['Yearly volume', volumeText(request.yearly_volume)],
    ['Sells in', request.state],
    ['Products', request.products],
    ['Trade references', request.trade_references],
    ['Sent', momentText(request.submitted_at)],
  ] as const
  return (
    <SummaryList>
      {facts.map(([label, value]) =>
        value === null ? null : (
          <SummaryRow key={label} label={label}>
            {value}
          </SummaryRow>
        ),
      )}
    </SummaryList>
  )
}

function statusText({ status, decision, approved_level }: VolumeRequestDetail): string {
  if (decision === null) return 'Open'
  const what = status === 'approved' ? `Approved for ${approved_level}` : 'Declined'
  return `${what} ${momentText(decision.at)}, ${decision.staff ?? 'with a command'}`
}

function volumeText(value: string): string {
  const texts: Readonly<Record<string, string>> = YEARLY_VOLUMES
  return texts[value] ?? value
}
