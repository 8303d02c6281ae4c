import type { UseQueryResult } from '@tanstack/react-query'
import type { VolumeRequestRow } from '#contract/staff/staff-volume.ts'
import { volumeRequestsQuery } from '#src/services/staff/desk-queries.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { useShop } from '#src/views/platform/shop-context.ts'
import { DeskColumns, DeskFilters, DeskList } from './desk-list.tsx'
import { deskPath, useDeskLocation } from './desk-location.ts'
import { momentText } from './moment.ts'
import { QueryState } from './query-state.tsx'
import { useStaffQuery } from './use-staff-query.ts'
import { VolumeDetail } from './volume-detail.tsx'

const NAMES = { open: 'Open', decided: 'Decided' } as const
type Filter = keyof typeof NAMES
const FILTERS = ['open', 'decided'] as const

/** Applications for volume pricing, and the one that is open. */
export function VolumeScreen() {
  const { filter, id } = useDeskLocation<Filter>(FILTERS)
  const { call } = useShop()
  const requests = useStaffQuery(volumeRequestsQuery(call, filter))
  const hasNone = requests.data?.length === 0
  return (
    <Stack>
      <DeskFilters
        label="Which applications"
        filters={FILTERS.map((each) => ({
          to: deskPath('volume', each),
          name: NAMES[each],
          isChosen: each === filter,
        }))}
      />
      <DeskColumns
        list={<VolumeList requests={requests} filter={filter} chosen={id} />}
        detail={detailOf(id, hasNone)}
      />
    </Stack>
  )
}

function detailOf(id: string | null, hasNone: boolean) {
  if (id !== null) return <VolumeDetail key={id} id={id} />
  return hasNone ? null : <p>Choose an application.</p>
}

interface VolumeListProps {
  requests: UseQueryResult<readonly VolumeRequestRow[]>
  filter: Filter
  chosen: string | null
}

function VolumeList({ requests, filter, chosen }: VolumeListProps) {
  if (requests.data === undefined)
    return <QueryState query={requests} title="Could not load the applications." />
  return (
    <DeskList
      label={`${NAMES[filter]} applications`}
      chosen={chosen}
      empty={EMPTY[filter]}
      rows={requests.data.map((request) => ({
        id: request.id,
        to: deskPath('volume', filter, request.id),
        name: request.company,
        facts: [request.email, stateText(request)],
      }))}
    />
  )
}

const EMPTY = {
  open: {
    title: 'No application is open.',
    text: 'Customers apply for volume pricing on its page. Each application is listed here until somebody decides.',
    action: <Link to={deskPath('volume', 'decided')}>Show decided applications</Link>,
  },
  decided: {
    title: 'No application is decided yet.',
    text: 'What you approve or decline is listed here.',
    action: <Link to={deskPath('volume', 'open')}>Show open applications</Link>,
  },
} as const

function stateText({ status, submitted_at, decision }: VolumeRequestRow): string {
  if (decision === null) return `Sent ${momentText(submitted_at)}`
  return `${status === 'approved' ? 'Approved' : 'Declined'} ${momentText(decision.at)}`
}
