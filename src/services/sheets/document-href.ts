import { API_PREFIX, type ProjectId } from '#contract/platform/constants.ts'
import { documentCalls } from '#contract/sheets/documents.ts'

/** The address of a document about an order or cart. */
export const documentHref = (
  projectId: ProjectId,
  source: 'order' | 'cart' | 'level',
  id: number | string,
  kind: string,
): string => {
  const path = documentCalls.downloadDocument.path
    .replace('{a}', source)
    .replace('{b}', kind)
    .replace('{c}', String(id))
  return `/${API_PREFIX}/${path}?project_id=${projectId}`
}
