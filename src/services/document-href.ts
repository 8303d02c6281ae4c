import { API_PREFIX, type ProjectId } from '#contract/constants.ts'

/** The address of a document about an order. */
export const documentHref = (projectId: ProjectId, source: 'order', id: number, kind: string): string =>
  `/${API_PREFIX}/api/documents/${source}/${kind}/${id}?project_id=${projectId}`
