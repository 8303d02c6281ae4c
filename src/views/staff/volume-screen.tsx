import type { VolumeRequestRow } from '#contract/staff/staff-volume.ts'
import { volumeRequestsQuery } from '#src/services/staff/desk-queries.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
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
      <DeskColumns>
        <VolumeList filter={filter} chosen={id} />
        {id === null ? <p>Choose an application.</p> : <VolumeDetail key={id} id={id} />}
      </DeskColumns>
    </Stack>
  )
}

function VolumeList({ filter, chosen }: { filter: Filter; chosen: string | null }) {
  const { call } = useShop()
  const requests = useStaffQuery(volumeRequestsQuery(call, filter))
  if (requests.data === undefined)
    return <QueryState query={requests} title="Could not load the applications." />
  return (
    <DeskList
      label={`${NAMES[filter]} applications`}
      chosen={chosen}
      empty={filter === 'open' ? 'No application is open.' : 'No application is decided yet.'}
      rows={requests.data.map((request) => ({
        id: request.id,
        to: deskPath('volume', filter, request.id),
        name: request.company,
        facts: [request.email, stateText(request)],
      }))}
    />
  )
}

function stateText({ status, submitted_at, decision }: VolumeRequestRow): string {
  if (decision === null) return `Sent ${momentText(submitted_at)}`
  return `${status === 'approved' ? 'Approved' : 'Declined'} ${momentText(decision.at)}`
}
