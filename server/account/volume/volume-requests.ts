import type { VolumeRequestDetail, VolumeRequestRow } from '#contract/staff/staff-volume.ts'
import type { Db } from '#server/platform/database/db.ts'
import {
  bool,
  int4,
  nullable,
  type RowOf,
  text,
  textOf,
  timestamptz,
} from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'

const LISTED = {
  id: int4,
  status: textOf<VolumeRequestRow['status']>(),
  company: text,
  customer_id: int4,
  project_id: int4,
  email: text,
  submitted_at: timestamptz,
  decided_at: nullable(timestamptz),
  staff: nullable(text),
}
const COLUMNS =
  'r.id, r.status, r.company, r.customer_id, c.project_id, c.email, r.submitted_at, r.decided_at, f.name as staff'
const TABLES =
  'volume_requests r join customers c on c.id = r.customer_id left join staff f on f.id = r.decided_by'

const selectListed = statement({
  name: 'volume-requests-listed',
  sql: `select ${COLUMNS} from ${TABLES}
   where (r.status = 'open') = :isOpen and c.project_id = coalesce(:projectId::int, c.project_id)
   order by r.decided_at desc, r.submitted_at, r.id limit 200`,
  params: { isOpen: bool, projectId: nullable(int4) },
  row: LISTED,
})
const selectOne = statement({
  name: 'volume-request-detail',
  sql: `select ${COLUMNS}, c.firstname, c.lastname, r.tax_id, r.license_number, r.yearly_volume, r.state,
     r.products, r.trade_references, r.reason, c.special_order, l.id as level_id, l.name as level_name,
     a.name as approved_level
   from ${TABLES} join levels l on l.id = c.level_id left join levels a on a.id = r.level_id
   where r.id = :id and c.project_id = :projectId`,
  params: { id: int4, projectId: int4 },
  row: {
    ...LISTED,
    firstname: text,
    lastname: text,
    tax_id: text,
    license_number: nullable(text),
    yearly_volume: text,
    state: text,
    products: nullable(text),
    trade_references: nullable(text),
    reason: nullable(text),
    special_order: bool,
    level_id: int4,
    level_name: text,
    approved_level: nullable(text),
  },
})
const selectLevels = statement({
  name: 'volume-levels',
  sql: `select l.id, l.name from levels l, levels present
   where present.id = :levelId and l.short_name <> 'special' and l.factor <= present.factor order by l.factor desc, l.id`,
  params: { levelId: int4 },
  row: { id: int4, name: text },
})

interface Wanted {
  readonly isOpen: boolean
  /** null: every storefront */
  readonly projectId: number | null
}

/** Open applications, the oldest first, or decided ones, the latest decision first. */
export const volumeRequests = (db: Db, wanted: Wanted): Promise<readonly RowOf<typeof LISTED>[]> =>
  selectListed(db, wanted)

export const toVolumeRequest = (row: RowOf<typeof LISTED>): VolumeRequestRow => ({
  id: row.id,
  status: row.status,
  company: row.company,
  customer_id: row.customer_id,
  email: row.email,
  submitted_at: row.submitted_at.toISOString(),
  decision: row.decided_at && { at: row.decided_at.toISOString(), staff: row.staff },
})

/** An application of the storefront, or null. */
export async function volumeRequestDetail(
  db: Db,
  address: { readonly id: number; readonly projectId: number },
): Promise<VolumeRequestDetail | null> {
  const [row] = await selectOne(db, address)
  if (!row) return null
  const levels = row.special_order ? [] : await selectLevels(db, { levelId: row.level_id })
  return {
    ...toVolumeRequest(row),
    name: `${row.firstname} ${row.lastname}`,
    tax_id: row.tax_id,
    license_number: row.license_number,
    yearly_volume: row.yearly_volume,
    state: row.state,
    products: row.products,
    trade_references: row.trade_references,
    level: { id: row.level_id, name: row.level_name },
    approved_level: row.approved_level,
    reason: row.reason,
    levels: [...levels],
  }
}
