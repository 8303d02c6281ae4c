import { API_PREFIX } from '#contract/platform/constants.ts'
import { isLabelKind, KEPT_DAYS, type LabelKind, type SheetJob } from '#contract/sheets/documents.ts'
import { FileAnswer } from '#server/platform/http/file-answer.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { HttpError, notFound } from '#server/platform/http/http-error.ts'
import { countEvents } from '#server/platform/http/rate-limit.ts'
import { productsOf } from './documents-of-lines.ts'
import { insertSheetJob, selectSheetFile, selectSheetJobs } from './sheet-job-rows.ts'
import { ownLines, type Source } from './source-lines.ts'

interface BatchRequest {
  /** source, kind, id of the source, id of the customer, count of products */
  readonly a: string
  readonly b: string
  readonly c: string
  readonly d: string
  readonly e: string
}

/** Has a sheet made above both maxima; customer and count are compared with those of the session and the lines. */
export async function createSheetJob(
  { a, b, c, d, e }: BatchRequest,
  context: SessionContext,
): Promise<{ success: boolean; errors: string[] }> {
  const { db, session, projectId, now, shop } = context
  const { customerId } = session
  await countEvents(db, [{ key: `batch:${customerId}`, events: 20, seconds: 3_600 }], now())
  const source: Source | null = a === 'order' || a === 'cart' ? a : null
  if (source === null || !isLabelKind(b) || d !== String(customerId)) throw notFound()
  const lines = await ownLines(context, source, c)
  const count = productsOf(lines).length
  if (e !== String(count)) return { success: false, errors: [`This sheet has ${count} products now.`] }
  const label = `${LABELS[b]}, ${source === 'order' ? `order ${lines.id}` : lines.title}`
  const sheet = { customerId, projectId, source, sourceId: lines.id, kind: b }
  await insertSheetJob(db, { ...sheet, label, now: now() })
  shop.jobs.wake()
  return { success: true, errors: [] }
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
  return new FileAnswer(new Uint8Array(file.bytes), 'application/pdf', file.name)
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
      products_count: state === 'failed' ? await countOf(context, source, source_id) : null,
      href:
        state === 'done' ? `/${API_PREFIX}/api/documents/job/${kind}/${id}?project_id=${projectId}` : null,
      expires_at:
        state === 'done' && finished_at ? new Date(finished_at.getTime() + KEPT).toISOString() : null,
    })),
  )
}

/** Null when the order or cart is gone. */
async function countOf(context: SessionContext, source: Source, id: number): Promise<number | null> {
  try {
    return productsOf(await ownLines(context, source, String(id))).length
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null
    throw error
  }
}

const KEPT = KEPT_DAYS * 86_400_000
const keptSince = (now: Date): Date => new Date(now.getTime() - KEPT)
