import { feedQuery } from '#src/services/staff/feed-desk.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { useShop } from '#src/views/platform/shop-context.ts'
import { QueryState } from '#src/views/staff/query-state.tsx'
import { useStaffQuery } from '#src/views/staff/use-staff-query.ts'
import { FeedEvents } from './feed-events.tsx'
import { FeedKeys } from './feed-keys.tsx'
import { WaitingOrders } from './waiting-orders.tsx'
import { Webhooks } from './webhooks.tsx'

/** The keys of back offices, what they are told, and which orders they have not acknowledged. */
export function FeedScreen() {
  const { call } = useShop()
  const feed = useStaffQuery(feedQuery(call))
  if (feed.data === undefined) return <QueryState query={feed} title="Could not load the feed." />
  const { keys, events, unnumbered, is_integrated, waiting, waiting_count } = feed.data
  return (
    <Stack gap={32}>
      <FeedKeys keys={keys} />
      <Webhooks />
      <WaitingOrders
        isIntegrated={is_integrated}
        isFollowed={keys.some(({ revoked_at }) => revoked_at === null)}
        orders={waiting}
        count={waiting_count}
      />
      <FeedEvents events={events} unnumbered={unnumbered} />
    </Stack>
  )
}
