import * as v from 'valibot'
import { CustomerDocument } from '#contract/documents/customer-documents.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { without } from '#contract/platform/entries.ts'
import { Decision, DecisionAnswer, Reason, RowId } from './staff-decisions.ts'
import { Day, Id } from '#contract/platform/wire.ts'

/** Calls of staff who review authorization and insurance documents of customers. */

export const StaffDocument = v.object({
  ...without(CustomerDocument.entries, ['is_expired']),
  customer_id: Id,
  email: v.string(),
  company: v.nullable(v.string()),
  decision: Decision,
})
export type StaffDocument = v.InferOutput<typeof StaffDocument>

export const staffDocumentCalls = {
  listStaffDocuments: endpoint({
    method: 'GET',
    path: 'staff/documents/list',
    auth: 'staff',
    right: 'customers',
    summary: 'Documents of customers: those in review, the oldest first, or the latest that were decided',
    query: v.strictObject({ state: v.picklist(['review', 'decided']) }),
    answer: v.array(StaffDocument),
  }),
  readStaffDocument: endpoint({
    method: 'GET',
    path: 'staff/documents/{id}/read',
    auth: 'staff',
    right: 'customers',
    summary: 'A document of a customer without its file; null: there is none',
    answer: v.nullable(StaffDocument),
  }),
  downloadStaffDocument: endpoint({
    method: 'GET',
    path: 'staff/documents/{id}/file',
    auth: 'staff',
    right: 'customers',
    summary: 'The file of a document, as an attachment; who read it is recorded',
    file: true,
    answer: v.unknown(),
  }),
  approveDocument: endpoint({
    method: 'POST',
    path: 'staff/documents/approve',
    auth: 'staff',
    right: 'customers',
    summary: 'Approves a document in review; without a last day the one that the customer gave stays',
    body: v.strictObject({ id: RowId, expires_on: v.nullable(Day) }),
    answer: DecisionAnswer,
  }),
  refuseDocument: endpoint({
    method: 'POST',
    path: 'staff/documents/refuse',
    auth: 'staff',
    right: 'customers',
    summary: 'Refuses a document with a reason, if its state is still the one that was shown',
    body: v.strictObject({ id: RowId, seen: v.picklist(['review', 'approved']), reason: Reason }),
    answer: DecisionAnswer,
  }),
}
