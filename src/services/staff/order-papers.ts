import { API_PREFIX, type ProjectId } from '#contract/platform/constants.ts'
import { staffOrderPaperCalls } from '#contract/staff/staff-order-papers.ts'

/** The path of a credit note, as PDF. @param name such as 800321-1 */
export function creditNoteHref(projectId: ProjectId, name: string): string {
  const [id = '', number = ''] = name.split('-')
  const path = staffOrderPaperCalls.staffCreditNote.path.replace('{id}', id).replace('{number}', number)
  return `/${API_PREFIX}/${path}?project_id=${projectId}`
}

/** The path of a paper about one order, as PDF. */
export const orderPaperHref = (
  projectId: ProjectId,
  kind: 'packingSlip' | 'staffInvoice',
  orderId: number,
): string =>
  `/${API_PREFIX}/${staffOrderPaperCalls[kind].path.replace('{id}', String(orderId))}?project_id=${projectId}`
