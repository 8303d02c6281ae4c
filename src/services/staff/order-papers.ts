import { API_PREFIX, type ProjectId } from '#contract/platform/constants.ts'
import type { CallArgs } from '#contract/platform/endpoint.ts'
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
): string => hrefOf(staffOrderPaperCalls[kind].path.replace('{id}', String(orderId)), projectId)

const hrefOf = (path: string, projectId: ProjectId, query: Readonly<Record<string, string>> = {}): string =>
  `/${API_PREFIX}/${path}?${new URLSearchParams({ project_id: String(projectId), ...query })}`

/** The path of the cases that orders still need, as PDF. */
export const pickListHref = (projectId: ProjectId, orderIds: readonly number[]): string =>
  hrefOf(staffOrderPaperCalls.pickList.path, projectId, { ids: orderIds.join(',') })

type Wanted = Readonly<Record<keyof CallArgs<typeof staffOrderPaperCalls.exportOrders>['query'], string>>

/** The path of all orders that a list finds, as CSV. */
export const ordersCsvHref = (
  projectId: ProjectId,
  { show, sort, q, from, to, kind, owed }: Wanted,
): string =>
  hrefOf(staffOrderPaperCalls.exportOrders.path, projectId, { show, sort, q, from, to, kind, owed })
