import type { UseQueryResult } from '@tanstack/react-query'
import type { StaffDocument } from '#contract/staff/staff-documents.ts'
import { staffDocumentsQuery } from '#src/services/staff/desk-queries.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { useShop } from '#src/views/platform/shop-context.ts'
import { DeskColumns, DeskFilters, DeskList } from './desk-list.tsx'
import { deskPath, useDeskLocation } from './desk-location.ts'
import { DocumentDetail } from './document-detail.tsx'
import { momentText } from './moment.ts'
import { QueryState } from './query-state.tsx'
import { useStaffQuery } from './use-staff-query.ts'

const NAMES = { review: 'In review', decided: 'Decided' } as const
type Filter = keyof typeof NAMES
const FILTERS = ['review', 'decided'] as const

/** Authorization and insurance documents of customers, and the one that is open. */
export function DocumentsScreen() {
  const { filter, id } = useDeskLocation<Filter>(FILTERS)
  const { call } = useShop()
  const documents = useStaffQuery(staffDocumentsQuery(call, filter))
  const hasNone = documents.data?.length === 0
  return (
    <Stack>
      <DeskFilters
        label="Which documents"
        filters={FILTERS.map((each) => ({
          to: deskPath('documents', each),
          name: NAMES[each],
          isChosen: each === filter,
        }))}
      />
      <DeskColumns
        list={<DocumentList documents={documents} filter={filter} chosen={id} />}
        detail={detailOf(id, hasNone)}
      />
    </Stack>
  )
}

function detailOf(id: string | null, hasNone: boolean) {
  if (id !== null) return <DocumentDetail key={id} id={id} />
  return hasNone ? null : <p>Choose a document.</p>
}

interface DocumentListProps {
  documents: UseQueryResult<readonly StaffDocument[]>
  filter: Filter
  chosen: string | null
}

function DocumentList({ documents, filter, chosen }: DocumentListProps) {
  if (documents.data === undefined)
    return <QueryState query={documents} title="Could not load the documents." />
  return (
    <DeskList
      label={`Documents: ${NAMES[filter]}`}
      chosen={chosen}
      empty={EMPTY[filter]}
      rows={documents.data.map((document) => ({
        id: document.id,
        to: deskPath('documents', filter, document.id),
        name: document.label,
        facts: [document.company ?? document.email, stateText(document)],
      }))}
    />
  )
}

const EMPTY = {
  review: {
    title: 'No document is in review.',
    text: 'Customers send licenses and certificates from their account. Each is listed here until somebody decides.',
    action: <Link to={deskPath('documents', 'decided')}>Show decided documents</Link>,
  },
  decided: {
    title: 'No document is decided yet.',
    text: 'What you approve or refuse is listed here.',
    action: <Link to={deskPath('documents', 'review')}>Show documents in review</Link>,
  },
} as const

function stateText({ state, uploaded_at, decision }: StaffDocument): string {
  if (decision === null) return `Sent ${momentText(uploaded_at)}`
  return `${state === 'approved' ? 'Approved' : 'Refused'} ${momentText(decision.at)}`
}
