import * as v from 'valibot'
import { endpoint } from '#contract/platform/endpoint.ts'
import { Decision, DecisionAnswer, Reason, RowId } from './staff-decisions.ts'
import { Id, Text } from '#contract/platform/wire.ts'

/** Calls of staff who decide on applications for volume pricing. */

const Level = v.object({ id: Id, name: v.string() })

export const VolumeRequestRow = v.object({
  id: Id,
  status: v.picklist(['open', 'approved', 'declined']),
  company: v.string(),
  customer_id: Id,
  email: v.string(),
  submitted_at: v.string(),
  decision: Decision,
})
export type VolumeRequestRow = v.InferOutput<typeof VolumeRequestRow>

export const VolumeRequestDetail = v.object({
  ...VolumeRequestRow.entries,
  name: v.string(),
  tax_id: v.string(),
  license_number: v.nullable(v.string()),
  /** a key of YEARLY_VOLUMES, or what an earlier version of the form sent */
  yearly_volume: v.string(),
  /** in which the customer sells */
  state: v.string(),
  products: v.nullable(v.string()),
  trade_references: v.nullable(v.string()),
  /** that the customer has now */
  level: Level,
  /** that was approved */
  approved_level: v.nullable(v.string()),
  /** why it was declined */
  reason: v.nullable(v.string()),
  /** that can be approved, the cheapest last; none with special order pricing */
  levels: v.array(Level),
})
export type VolumeRequestDetail = v.InferOutput<typeof VolumeRequestDetail>

export const staffVolumeCalls = {
  listVolumeRequests: endpoint({
    method: 'GET',
    path: 'staff/volume/list',
    auth: 'staff',
    right: 'customers',
    summary: 'Applications for volume pricing: open ones, the oldest first, or the latest that were decided',
    query: v.strictObject({ status: v.picklist(['open', 'decided']) }),
    answer: v.array(VolumeRequestRow),
  }),
  readVolumeRequest: endpoint({
    method: 'GET',
    path: 'staff/volume/{id}/read',
    auth: 'staff',
    right: 'customers',
    summary: 'An application for volume pricing; null: there is none',
    answer: v.nullable(VolumeRequestDetail),
  }),
  approveVolumeRequest: endpoint({
    method: 'POST',
    path: 'staff/volume/approve',
    auth: 'staff',
    right: 'customers',
    summary: 'Moves the customer to a price level, if the application is open and as it was shown',
    body: v.strictObject({ id: RowId, submitted_at: Text(40), level_id: RowId }),
    answer: DecisionAnswer,
  }),
  declineVolumeRequest: endpoint({
    method: 'POST',
    path: 'staff/volume/decline',
    auth: 'staff',
    right: 'customers',
    summary: 'Declines an application with a reason, if it is open and as it was shown',
    body: v.strictObject({ id: RowId, submitted_at: Text(40), reason: Reason }),
    answer: DecisionAnswer,
  }),
}
