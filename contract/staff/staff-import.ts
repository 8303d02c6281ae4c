import * as v from 'valibot'
import { endpoint, SLOWEST_UPLOAD } from '#contract/platform/endpoint.ts'
import { Count, Moment, Pagination, Text } from '#contract/platform/wire.ts'

/** Calls of staff who import products, prices and stock from a file, and export them. */

/** of a file, in bytes */
export const LARGEST_IMPORT = 20_971_520
export const MOST_IMPORT_ROWS = 50_000
export const MOST_IMPORT_COLUMNS = 60
export const IMPORT_PAGE_SIZE = 50

/** What becomes of the product of a row; the order is that of the list. */
export const ROW_KINDS = ['refused', 'added', 'changed', 'deactivated', 'unchanged'] as const
export type RowKind = (typeof ROW_KINDS)[number]

export const FieldChange = v.object({
  field: v.string(),
  before: v.string(),
  after: v.string(),
  /** cases that are added to the stock, or with a minus taken from it, whatever it is by then */
  by: v.optional(v.number()),
})
export type FieldChange = v.InferOutput<typeof FieldChange>

export const ImportRow = v.object({
  /** of the file, in which the header is line 1 */
  line: Count,
  model: v.string(),
  name: v.string(),
  kind: v.picklist(ROW_KINDS),
  changes: v.array(FieldChange),
  /** why it is refused */
  reasons: v.array(v.string()),
})
export type ImportRow = v.InferOutput<typeof ImportRow>

export const ImportCounts = v.object({
  refused: Count,
  added: Count,
  changed: Count,
  deactivated: Count,
  unchanged: Count,
})
export type ImportCounts = v.InferOutput<typeof ImportCounts>

/** A filter of the shop is of a kind such as `color`. */
export const ADDITION_KINDS = [
  'brand',
  'category',
  'list',
  'level',
  'color',
  'effect',
  'firing_pattern',
  'duration',
  'caliber',
  'performance_height',
  'debris_profile',
  'ignition_type',
] as const
export type AdditionKind = (typeof ADDITION_KINDS)[number]

/** A name that the shop lacks, and that an import adds. */
export const Addition = v.object({
  kind: v.picklist(ADDITION_KINDS),
  /** 0 for what all storefronts share */
  project_id: v.number(),
  name: v.string(),
  /** last part of its address, or the short name of a level; empty for a value of a filter */
  url: v.string(),
  /** that have it after the import */
  products: Count,
  /** of a level: its prices in the file as a part of those of the first other level there */
  factor: v.optional(v.number()),
})
export type Addition = v.InferOutput<typeof Addition>

/** `line` is null for what is about the file as a whole. */
export const FileProblem = v.object({ line: v.nullable(Count), text: v.string() })
export type FileProblem = v.InferOutput<typeof FileProblem>

/** A dry run: what the file would change. */
export const DryRun = v.object({
  kind: v.literal('read'),
  id: v.string(),
  /** of the file and of what it was compared with */
  fingerprint: v.string(),
  file_name: v.string(),
  counts: ImportCounts,
  /** such as columns that are not read */
  notes: v.array(v.string()),
  /** whether names that do not exist yet are added; else they are problems of their rows */
  creates: v.boolean(),
  additions: v.array(Addition),
})
export type DryRun = v.InferOutput<typeof DryRun>

export const DryRunAnswer = v.variant('kind', [
  DryRun,
  v.object({ kind: v.literal('unreadable'), problems: v.array(FileProblem) }),
])
export type DryRunAnswer = v.InferOutput<typeof DryRunAnswer>

export const ApplyAnswer = v.object({
  /**
   * `applied`: also when the same request is repeated; `changed`: nothing is written, because what the dry run saw is
   * different by now; `refused`: nothing is written, because rows are refused.
   */
  kind: v.picklist(['applied', 'changed', 'refused']),
  text: v.string(),
  /** what is different by now, at most 50 */
  differences: v.array(v.string()),
})
export type ApplyAnswer = v.InferOutput<typeof ApplyAnswer>

/** The last import that changed a product, at most 30 days old. */
export const LastImport = v.object({
  id: v.string(),
  file_name: v.string(),
  applied_at: Moment,
  /** null: by a command */
  applied_by: v.nullable(v.string()),
  /** that it changed or added */
  products: Count,
  /** an undone import cannot be undone again */
  undone_at: v.nullable(Moment),
})
export type LastImport = v.InferOutput<typeof LastImport>

export const UndoAnswer = v.object({
  /** `undone`: also when the same request is repeated; `changed`: nothing is written, because it is not the last import any more */
  kind: v.picklist(['undone', 'changed']),
  text: v.string(),
  /** products that stay as they are, each with the reason */
  kept: v.array(v.string()),
})
export type UndoAnswer = v.InferOutput<typeof UndoAnswer>

const Uuid = v.pipe(v.string(), v.uuid())
const staff = { auth: 'staff', right: 'catalogue' } as const

export const staffImportCalls = {
  checkProductImport: endpoint({
    ...staff,
    method: 'POST',
    path: 'staff/products/check-import',
    summary: 'Tells every change that a file of products, CSV or a workbook, would make; writes none of them',
    raw: true,
    query: v.strictObject({
      name: v.pipe(Text(200), v.minLength(1)),
      id: Uuid,
      /** adds names that do not exist yet, such as a brand */
      create: v.optional(v.literal('yes')),
    }),
    body: v.instance(Uint8Array),
    bodyLimit: { bytes: LARGEST_IMPORT, milliseconds: 120_000, bytesPerSecond: SLOWEST_UPLOAD },
    answer: DryRunAnswer,
  }),
  listImportRows: endpoint({
    ...staff,
    method: 'GET',
    path: 'staff/products/import-rows',
    summary: 'A page of the rows of a dry run, the refused ones first',
    query: v.strictObject({
      id: Uuid,
      kind: v.optional(v.picklist(ROW_KINDS)),
      /** part of a model number or of a name */
      search: v.optional(Text(80)),
      page: v.optional(v.pipe(v.string(), v.digits(), v.maxLength(4), v.transform(Number), v.minValue(1))),
    }),
    answer: v.object({ rows: v.array(ImportRow), pagination: Pagination }),
  }),
  applyProductImport: endpoint({
    ...staff,
    method: 'POST',
    path: 'staff/products/apply-import',
    summary: 'Makes the changes of a dry run, all or none; the same request again gets the same answer',
    body: v.strictObject({
      id: Uuid,
      fingerprint: v.pipe(Text(64), v.minLength(1)),
      request_id: Uuid,
      /** makes the changes of the other rows where some are refused */
      skip_refused: v.boolean(),
    }),
    answer: ApplyAnswer,
  }),
  lastProductImport: endpoint({
    ...staff,
    method: 'GET',
    path: 'staff/products/last-import',
    summary: 'The last import of products, which can be undone for 30 days',
    answer: v.object({ last_import: v.nullable(LastImport) }),
  }),
  undoProductImport: endpoint({
    ...staff,
    method: 'POST',
    path: 'staff/products/undo-import',
    summary:
      'Gives products the values of before the last import, but for those that changed since; the same request again gets the same answer',
    body: v.strictObject({ id: Uuid, request_id: Uuid }),
    answer: UndoAnswer,
  }),
  exportProducts: endpoint({
    ...staff,
    method: 'GET',
    path: 'staff/products/export',
    summary:
      'All products of the storefront as CSV or as a workbook, which can be imported again; who exports is recorded',
    query: v.strictObject({ format: v.optional(v.picklist(['csv', 'xlsx'])) }),
    file: true,
    answer: v.unknown(),
  }),
}
