import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { API_PREFIX, type ProjectId } from '#contract/platform/constants.ts'
import {
  type ApplyAnswer,
  type DryRun,
  type RowKind,
  staffImportCalls,
  type UndoAnswer,
} from '#contract/staff/staff-import.ts'
import type { Call } from '#src/services/platform/client/client.ts'

const LONGEST_NAME = 200

interface CheckedFile {
  readonly file: File
  /** the same for the same file, after a lost answer too */
  readonly id: string
  /** whether names that do not exist yet are to be added */
  readonly creates: boolean
}

/** Asks what a file would change. */
export const checkImport = async (call: Call, { file, id, creates }: CheckedFile) =>
  call(staffImportCalls.checkProductImport, {
    query: { name: file.name.slice(-LONGEST_NAME), id, ...(creates ? { create: 'yes' } : {}) },
    body: new Uint8Array(await file.arrayBuffer()),
  })

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

/** @param requestId the same for every press about this dry run */
export const applyImport = (
  call: Call,
  { id, fingerprint }: Pick<DryRun, 'id' | 'fingerprint'>,
  requestId: string,
  skipsRefused: boolean,
): Promise<ApplyAnswer> =>
  call(staffImportCalls.applyProductImport, {
    body: { id, fingerprint, request_id: requestId, skip_refused: skipsRefused },
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

/** @param requestId the same for every press about this import */
export const undoImport = (call: Call, id: string, requestId: string): Promise<UndoAnswer> =>
  call(staffImportCalls.undoProductImport, { body: { id, request_id: requestId } })

export const exportHref = (projectId: ProjectId, format: 'csv' | 'xlsx'): string =>
  `/${API_PREFIX}/${staffImportCalls.exportProducts.path}?project_id=${projectId}&format=${format}`
