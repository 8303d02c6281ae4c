import { API_PREFIX, type ProjectId } from '#contract/platform/constants.ts'
import { staffOrderPaperCalls } from '#contract/staff/staff-order-papers.ts'

/** The path of a paper about one order, as PDF. */
export const orderPaperHref = (
  projectId: ProjectId,
  kind: 'packingSlip' | 'staffInvoice',
  orderId: number,
): string =>
  `/${API_PREFIX}/${staffOrderPaperCalls[kind].path.replace('{id}', String(orderId))}?project_id=${projectId}`
