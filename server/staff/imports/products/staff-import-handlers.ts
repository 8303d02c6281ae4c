import { counted } from '#contract/platform/format-count.ts'
import { IMPORT_PAGE_SIZE, type staffImportCalls } from '#contract/staff/staff-import.ts'
import { array, int4, uuid } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { centralTime } from '#server/platform/central-time.ts'
import { FileAnswer } from '#server/platform/http/file-answer.ts'
import type { Handlers, StaffCaller } from '#server/platform/http/handler.ts'
import { countEvents } from '#server/platform/http/rate-limit.ts'
import { describeError } from '#server/platform/http/to-http-error.ts'
import { recordStaff } from '#server/platform/audit/staff-audit.ts'
import type { ServerDeps } from '#server/server-deps.ts'
import { countRows, pageOfRows } from './import-rows.ts'
import { lastImport } from './undo-import.ts'

const hasImport = statement({
  name: 'product-import-of-storefront',
  sql: 'select id from product_imports where id = :id and project_ids = :projectIds',
  params: { id: uuid, projectIds: array(int4) },
  row: { id: uuid },
})

/** of a member of staff: each may take seconds, and is stored with its file */
const DRY_RUNS = { events: 30, seconds: 600 } as const

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const pageOf = (total: number, page: number) => ({
  total,
  per_page: IMPORT_PAGE_SIZE,
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / IMPORT_PAGE_SIZE)),
})

/** What the thread records of a caller. */
const nameOf = ({ id, auditId }: Pick<StaffCaller, 'id' | 'auditId'>) => ({ id, auditId })

/** The desk is that of its storefront; its members of staff see the dry runs of each other. */
export const staffImportHandlers: Handlers<typeof staffImportCalls> = {
  checkProductImport: async ({ query: { id, name, create }, body }, context) => {
    const { db, projectId, staff: by, now, shop } = context
    await countEvents(db, [{ key: `check-import:${by.id}`, ...DRY_RUNS }], now())
    return shop.imports.run('check', {
      id,
      name,
      creates: create === 'yes',
      bytes: body,
      projectIds: [projectId],
      by: nameOf(by),
      now: now(),
    })
  },
  listImportRows: async ({ query }, { db, projectId }) => {
    const { id, kind = null, search = '', page = 1 } = query
    const [found] = await hasImport(db, { id, projectIds: [projectId] })
    if (!found) return { rows: [], pagination: pageOf(0, page) }
    const filter = { importId: id, kind, search: search === '' ? null : search }
    const [counted] = await countRows(db, filter)
    const total = counted?.total ?? 0
    const rows = await pageOfRows(db, {
      ...filter,
      size: IMPORT_PAGE_SIZE,
      offset: (page - 1) * IMPORT_PAGE_SIZE,
    })
    return { rows: [...rows], pagination: pageOf(total, page) }
  },
  applyProductImport: async ({ body }, { projectId, staff: by, now, shop }) => {
    const { id, fingerprint, request_id: requestId, skip_refused: skipsRefused } = body
    const scope = { projectIds: [projectId], by: nameOf(by), now: now() }
    const answer = await shop.imports.run('apply', { id, fingerprint, requestId, skipsRefused, ...scope })
    await readAgain(shop)
    return answer
  },
  lastProductImport: async (_, { db, projectId, now }) => ({
    last_import: await lastImport(db, { projectIds: [projectId], now: now() }),
  }),
  undoProductImport: async ({ body }, { projectId, staff: by, now, shop }) => {
    const { id, request_id: requestId } = body
    const scope = { projectIds: [projectId], by: nameOf(by), now: now() }
    const answer = await shop.imports.run('undo', { id, requestId, ...scope })
    await readAgain(shop)
    return answer
  },
  exportProducts: async ({ query: { format = 'csv' } }, { db, projectId, staff, now, shop }) => {
    const { bytes, products } = await shop.imports.run('export', { projectIds: [projectId], format })
    const subject = counted(products, 'product')
    await recordStaff(db, { staffId: staff.id, action: 'exportProducts', subject })
    const name = `products-${projectId}-${centralTime(now()).day}`
    const type = format === 'xlsx' ? XLSX : 'text/csv; charset=utf-8'
    return new FileAnswer(bytes, type, `${name}.${format}`)
  },
}

/** Other processes read it again within a second. */
export const readAgain = ({ catalogue, log }: Pick<ServerDeps, 'catalogue' | 'log'>): Promise<void> =>
  catalogue
    .refresh()
    .catch((error: unknown) => log(`a change of products cannot be read again: ${describeError(error)}`))
