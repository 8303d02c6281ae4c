import { API_PREFIX } from '#contract/platform/constants.ts'
import { counted } from '#contract/platform/format-count.ts'
import {
  isLabelKind,
  isLevelKind,
  KEPT_DAYS,
  type LabelKind,
  type SheetJob,
} from '#contract/sheets/documents.ts'
import { FileAnswer } from '#server/platform/http/file-answer.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { HttpError, notFound } from '#server/platform/http/http-error.ts'
import { countEvents } from '#server/platform/http/rate-limit.ts'
import { countOfLevel } from './documents-of-level.ts'
import { NO_PRODUCTS, productsOf } from './documents-of-lines.ts'
import { LEVEL_FILES, mediaTypeOf } from './price-files.ts'
import { insertSheetJob, type JobSource, selectSheetFile, selectSheetJobs } from './sheet-job-rows.ts'
import { ownLines } from './source-lines.ts'

interface BatchRequest {
  /** source, kind, id of the source, id of the customer, count of products */
  readonly a: string
  readonly b: string
  readonly c: string
  readonly d: string
  readonly e: string
}

/** Has a sheet made above both maxima, or a file of a very large level; customer and count are compared with those of the session and the lines. */
export async function createSheetJob(
  { a, b, c, d, e }: BatchRequest,
  context: SessionContext,
): Promise<{ success: boolean; errors: string[] }> {
  const { db, session, projectId, now, shop } = context
  const { customerId } = session
  await countEvents(db, [{ key: `batch:${customerId}`, events: 20, seconds: 3_600 }], now())
  if (d !== String(customerId)) throw notFound()
  const { count, ...wanted } = await wantedSheet(context, a, b, c)
  if (count === 0 && wanted.source !== 'level')
    return { success: false, errors: [NO_PRODUCTS[wanted.source]] }
  if (e !== String(count))
    return { success: false, errors: [`This sheet has ${counted(count, 'product')} now.`] }
  await insertSheetJob(db, { ...wanted, customerId, projectId, now: now() })
  shop.jobs.wake()
  return { success: true, errors: [] }
}

/** What a job would make; throws 404 when it is not the customer's, or there is none of this kind. */
async function wantedSheet(context: SessionContext, source: string, kind: string, id: string) {
  if (source === 'level' && isLevelKind(kind)) {
    const count = countOfLevel(context, kind, id)
    return { source, kind, sourceId: Number(id), label: LEVEL_FILES[kind].label, count } as const
  }
  if ((source !== 'order' && source !== 'cart') || !isLabelKind(kind)) throw notFound()
  const lines = await ownLines(context, source, id)
  const label = `${LABELS[kind]}, ${source === 'order' ? `order ${lines.id}` : lines.title}`
  return { source, kind, sourceId: lines.id, label, count: productsOf(lines).length } as const
}

const LABELS: Readonly<Record<LabelKind, string>> = {
  '2up-price-tags': 'Price tags, 2 on a page',
  '4up-price-tags': 'Price tags, 4 on a page',
  barcodes: 'Barcodes',
}

/** The file that a job has made; throws 404 for every other. */
export async function sheetOfJob(
  { db, session, projectId, now }: SessionContext,
  kind: string,
  id: string,
): Promise<FileAnswer> {
  if (!UUID.test(id)) throw notFound()
  const owned = { id, kind, customerId: session.customerId, projectId, keptSince: keptSince(now()) }
  const [file] = await selectSheetFile(db, owned)
  if (!file) throw notFound()
  const type = isLevelKind(kind) ? mediaTypeOf(kind) : 'application/pdf'
  return new FileAnswer(new Uint8Array(file.bytes), type, file.name)
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export async function sheetJobs(context: SessionContext): Promise<SheetJob[]> {
  const { db, session, projectId, now } = context
  const owned = { customerId: session.customerId, projectId, keptSince: keptSince(now()) }
  const rows = await selectSheetJobs(db, owned)
  return Promise.all(
    rows.map(async ({ id, kind, label, state, source, source_id, finished_at }) => ({
      id,
      label,
      state,
      source,
      source_id,
      kind,
      products_count: state === 'failed' ? await countOf(context, { source, kind, id: source_id }) : null,
      href:
        state === 'done' ? `/${API_PREFIX}/api/documents/job/${kind}/${id}?project_id=${projectId}` : null,
      expires_at:
        state === 'done' && finished_at ? new Date(finished_at.getTime() + KEPT).toISOString() : null,
    })),
  )
}

interface OfJob {
  readonly source: JobSource
  readonly kind: string
  readonly id: number
}

/** Null when the order, cart or level is gone. */
async function countOf(context: SessionContext, { source, kind, id }: OfJob): Promise<number | null> {
  try {
    if (source === 'level') return countOfLevel(context, kind, String(id))
    return productsOf(await ownLines(context, source, String(id))).length
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null
    throw error
  }
}

const KEPT = KEPT_DAYS * 86_400_000
const keptSince = (now: Date): Date => new Date(now.getTime() - KEPT)
