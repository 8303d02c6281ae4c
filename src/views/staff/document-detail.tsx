import type { StaffDocument } from '#contract/staff/staff-documents.ts'
import { staffDocumentQuery } from '#src/services/staff/desk-queries.ts'
import { SummaryList, SummaryRow } from '#src/ui/display/summary-row.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { useShop } from '#src/views/platform/shop-context.ts'
import { DecisionNotice } from './decision-notice.tsx'
import * as css from './desk.css.ts'
import { ApproveDocument, RefuseDocument } from './document-decisions.tsx'
import { momentText } from './moment.ts'
import { QueryState } from './query-state.tsx'
import { useChosenHeading } from './use-chosen-heading.ts'
import { useDecision } from './use-decision.ts'
import { useStaffQuery } from './use-staff-query.ts'

/** A document with its file to download, and its decision. */
export function DocumentDetail({ id }: { id: string }) {
  const { call } = useShop()
  const document = useStaffQuery(staffDocumentQuery(call, id))
  if (document.data === undefined) return <QueryState query={document} title="Could not load the document." />
  if (document.data === null) return <p>There is no document {id}. The customer may have withdrawn it.</p>
  return <Document document={document.data} />
}

function Document({ document }: { document: StaffDocument }) {
  const decision = useDecision('documents')
  const { heading, ...focus } = useChosenHeading()
  const { id, label, state } = document
  return (
    <Stack as="section" aria-label={`Document ${id}`} className={css.detail} {...focus}>
      <h2 ref={heading} tabIndex={-1}>
        {label}
      </h2>
      <DecisionNotice {...decision} />
      <Facts document={document} />
      {state !== 'refused' && (
        <div className={css.decisions}>
          {state === 'review' && <ApproveDocument document={document} decision={decision} />}
          {(state === 'review' || state === 'approved') && (
            <RefuseDocument key={state} document={document} seen={state} decision={decision} />
          )}
        </div>
      )}
    </Stack>
  )
}

function Facts({ document }: { document: StaffDocument }) {
  const { kind, name, bytes, href, expires_on, reason, company, email, customer_id, uploaded_at } = document
  return (
    <SummaryList>
      <SummaryRow label="State">{stateText(document)}</SummaryRow>
      {reason !== null && <SummaryRow label="Reason">{reason}</SummaryRow>}
      <SummaryRow label="File">
        {href === null ? (
          'The file is gone.'
        ) : (
          <>
            <a href={href} download>
              Download {name}
            </a>{' '}
            ({Math.ceil(bytes / 1024)} KB). Strangers upload files: open them with care.
          </>
        )}
      </SummaryRow>
      <SummaryRow label="Kind">{kind === 'authorization' ? 'Authorization' : 'Insurance'}</SummaryRow>
      <SummaryRow label="Last day">{expires_on ?? 'None'}</SummaryRow>
      <SummaryRow label="Customer">
        {company === null ? '' : `${company}, `}
        {email} ({customer_id})
      </SummaryRow>
      <SummaryRow label="Sent">{momentText(uploaded_at)}</SummaryRow>
    </SummaryList>
  )
}

const STATES: Readonly<Record<StaffDocument['state'], string>> = {
  review: 'In review',
  approved: 'Approved',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
}

function stateText({ state, decision }: StaffDocument): string {
  if (decision === null) return STATES[state]
  return `${STATES[state]} ${momentText(decision.at)}, ${decision.staff ?? 'with a command'}`
}
