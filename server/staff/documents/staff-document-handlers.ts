import type { staffDocumentCalls } from '#contract/staff/staff-documents.ts'
import type { DecisionAnswer } from '#contract/staff/staff-decisions.ts'
import { centralTime } from '#server/platform/central-time.ts'
import type { Handlers, StaffContext } from '#server/platform/http/handler.ts'
import { idParam } from '#server/platform/http/id-param.ts'
import { approveDocument, refuseDocument } from './decide-document.ts'
import { listDocuments, staffDocument, staffFile, toStaffDocument } from './staff-documents.ts'

export const staffDocumentHandlers: Handlers<typeof staffDocumentCalls> = {
  listStaffDocuments: async ({ query }, { db, projectId }) => {
    const isInReview = query.state === 'review'
    const rows = await listDocuments(db, { projectId, isInReview, isDecided: !isInReview })
    return rows.map((row) => toStaffDocument(row, projectId))
  },
  readStaffDocument: ({ params }, { db, projectId }) =>
    staffDocument(db, { id: idParam(params.id), projectId }),
  downloadStaffDocument: ({ params }, context) => staffFile(params.id, context),
  approveDocument: async ({ body: { id, expires_on: expiresOn } }, context) => {
    const { db, now } = context
    if (expiresOn !== null && expiresOn < centralTime(now()).day)
      return { kind: 'invalid', text: `${expiresOn} is over.` }
    return decided(context, await approveDocument(db, { id, expiresOn, ...decisionOf(context) }))
  },
  refuseDocument: async ({ body: { id, seen, reason } }, context) =>
    decided(
      context,
      await refuseDocument(context.db, { id, reason, states: [seen], ...decisionOf(context) }),
    ),
}

const decisionOf = ({ projectId, staff: by, now }: StaffContext) => ({ projectId, by, now: now() })

function decided({ shop }: StaffContext, answer: DecisionAnswer): DecisionAnswer {
  if (answer.kind === 'decided') shop.jobs.wake()
  return answer
}
