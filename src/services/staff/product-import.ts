import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { API_PREFIX, type ProjectId } from '#contract/platform/constants.ts'
import { type RowKind, staffImportCalls } from '#contract/staff/staff-import.ts'
import type { Call } from '#src/services/platform/client/client.ts'

interface ShownRows {
  readonly id: string
  readonly kind: RowKind | null
  readonly search: string
  readonly page: number
}

export const importRowsQuery = (call: Call, { id, kind, search, page }: ShownRows) =>
  queryOptions({
    queryKey: ['staff', 'import-rows', id, kind, search, page],
    queryFn: ({ signal }) =>
      call(
        staffImportCalls.listImportRows,
        {
          query: {
            id,
            page: String(page),
            ...(kind === null ? {} : { kind }),
            ...(search === '' ? {} : { search }),
          },
        },
        { signal },
      ),
    // a dry run never changes
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
    placeholderData: keepPreviousData,
  })

export const LAST_IMPORT_KEY = ['staff', 'last-import'] as const

export const lastImportQuery = (call: Call) =>
  queryOptions({
    queryKey: LAST_IMPORT_KEY,
    queryFn: async ({ signal }) =>
      (await call(staffImportCalls.lastProductImport, {}, { signal })).last_import,
    gcTime: 0,
    retry: false,
  })

export const exportHref = (projectId: ProjectId, format: 'csv' | 'xlsx'): string =>
  `/${API_PREFIX}/${staffImportCalls.exportProducts.path}?project_id=${projectId}&format=${format}`
