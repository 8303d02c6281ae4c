import { ORDER_STATUSES } from '#contract/platform/constants.ts'
import { flagOf } from '#contract/site/settings.ts'
import type { staffFeedCalls } from '#contract/staff/staff-feed.ts'
import { nameAuditSubject } from '#server/platform/audit/staff-audit.ts'
import { array, int4, nullable, text, timestamptz } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { makeFeedKey, revokeFeedKey, selectKeys } from './feed-keys.ts'
import { eventOf, selectLastEvents } from './read-feed.ts'

const WAITING = `o.project_id = :projectId and o.external_id is null and o.status_id = any(:statuses)`
const selectWaiting = statement({
  name: 'feed-waiting',
  sql: `select o.id, o.purchased_at, s.name as status from orders o left join order_statuses s on s.id = o.status_id
   where ${WAITING} order by o.purchased_at, o.id limit 50`,
  params: { projectId: int4, statuses: array(int4) },
  row: { id: int4, purchased_at: timestamptz, status: nullable(text) },
})
const countWaiting = statement({
  name: 'feed-waiting-count',
  sql: `select count(*)::int as count from orders o where ${WAITING}`,
  params: { projectId: int4, statuses: array(int4) },
  row: { count: int4 },
})
const countUnnumbered = statement({
  name: 'feed-unnumbered',
  sql: 'select count(*)::int as count from events where seq is null and project_id = :projectId',
  params: { projectId: int4 },
  row: { count: int4 },
})

export const staffFeedHandlers: Handlers<typeof staffFeedCalls> = {
  readFeedState: async (_, { db, projectId, shop }) => {
    const open = { projectId, statuses: ORDER_STATUSES.open }
    const [keys, events, waiting, [waitingCount], [unnumbered]] = await Promise.all([
      selectKeys(db, { projectId }),
      selectLastEvents(db, { projectId }),
      selectWaiting(db, open),
      countWaiting(db, open),
      countUnnumbered(db, { projectId }),
    ])
    return {
      keys: keys.map(({ made_at, used_at, revoked_at, ...key }) => ({
        ...key,
        made_at: made_at.toISOString(),
        used_at: used_at?.toISOString() ?? null,
        revoked_at: revoked_at?.toISOString() ?? null,
      })),
      events: events.map(eventOf),
      unnumbered: unnumbered?.count ?? 0,
      is_integrated: flagOf(shop.settings.current(projectId).app, 'netsuite_integration_enabled'),
      waiting: waiting.map(({ id, purchased_at, status }) => ({
        orders_id: id,
        date_purchased: purchased_at.toISOString(),
        status_name: status ?? '',
      })),
      waiting_count: waitingCount?.count ?? 0,
    }
  },
  makeFeedKey: ({ body: { name } }, { db, projectId, staff, now }) =>
    inTransaction(db, async (trx) => {
      const { id, key } = await makeFeedKey(trx, { name, projectId, staffId: staff.id, now: now() })
      await nameAuditSubject(trx, { id: staff.auditId, subject: `${name} (key ${id})` })
      return { key }
    }),
  revokeFeedKey: ({ body: { id } }, { db, projectId, staff, now }) =>
    inTransaction(db, async (trx) => {
      const name = await revokeFeedKey(trx, { id, projectId, staffId: staff.id, now: now() })
      await nameAuditSubject(trx, { id: staff.auditId, subject: `${name ?? 'no key'} (key ${id})` })
      return { revoked: name !== null }
    }),
}
