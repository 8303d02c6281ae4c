import { API_PREFIX } from '#contract/platform/constants.ts'
import {
  type documentCalls,
  type Download,
  LEVEL_KINDS,
  type LevelKind,
  MOST_PRODUCTS_AT_ONCE,
} from '#contract/sheets/documents.ts'
import type { LevelRow } from '#server/catalogue/catalogue-rows.ts'
import type { FileAnswer } from '#server/platform/http/file-answer.ts'
import type { Handlers, SessionContext } from '#server/platform/http/handler.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { countEvents } from '#server/platform/http/rate-limit.ts'
import { ownUpload } from '#server/documents/customer-documents.ts'
import { createSheetJob, sheetJobs, sheetOfJob } from './sheet-jobs.ts'
import { drawnSize, headOfCall, orderForm, priceList } from './documents-of-level.ts'
import { documentOfLines } from './documents-of-lines.ts'
import { countPriced, FORMS, isForm, LEVEL_FILES, levelFileName, levelOf } from './price-files.ts'

export const documentHandlers: Handlers<typeof documentCalls> = {
  downloadDocument: async ({ params: { a, b, c } }, context) => {
    await limitDownloads(context)
    return documentAt(context, a, b, c)
  },
  downloadPriceListNotProd: async ({ params: { name } }, context) => {
    await limitDownloads(context)
    return priceList(context, name)
  },
  selectDownloads: async (_, context) => ({
    downloads: downloadsOf(context),
    jobs: await sheetJobs(context),
  }),
  createBatchDocument: ({ params }, context) => createSheetJob(params, context),
}

function documentAt(context: SessionContext, a: string, b: string, c: string): Promise<FileAnswer> {
  if (a === 's3' && b === 'pricelist') return priceList(context, c)
  if (isForm(a)) return orderForm(context, a, { level: b, levelId: c })
  if (a === 'upload') return ownUpload(context, b, c)
  if (a === 'order' || a === 'cart') return documentOfLines(context, a, b, c)
  if (a === 'job') return sheetOfJob(context, b, c)
  throw notFound()
}

/** Counts what is refused too, so that ids cannot be tried one after the other. */
async function limitDownloads({ db, session, now }: SessionContext): Promise<void> {
  await countEvents(db, [{ key: `documents:${session.customerId}`, events: 60, seconds: 60 }], now())
}

/** None of them is drawn here: the size is known of those that somebody of the level has opened. */
function downloadsOf(context: SessionContext): Download[] {
  const { projectId, shop } = context
  const level = levelOf(context)
  if (!level) return []
  const updated_at = headOfCall(context).day
  const count = countPriced(shop, projectId, level.id)
  return LEVEL_KINDS.map((kind) => ({
    ...LEVEL_FILES[kind],
    href: `/${API_PREFIX}/api/documents/${pathOf(kind, context, level)}?project_id=${projectId}`,
    size: drawnSize(context, kind, level),
    updated_at,
    batch: count > MOST_PRODUCTS_AT_ONCE ? { kind, level_id: level.id, products_count: count } : null,
  }))
}

function pathOf(kind: LevelKind, { projectId, shop }: SessionContext, level: LevelRow): string {
  const form = Object.entries(FORMS).find(([, each]) => each === kind)
  if (form) return `${form[0]}/${encodeURIComponent(level.short_name)}/${level.id}`
  const environment = shop.isProduction ? '' : '/isNotProd'
  return `s3/pricelist/${encodeURIComponent(levelFileName(kind, projectId, level))}${environment}`
}
