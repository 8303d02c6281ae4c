import { API_PREFIX } from '#contract/platform/constants.ts'
import type { documentCalls, Download } from '#contract/sheets/documents.ts'
import type { FileAnswer } from '#server/platform/http/file-answer.ts'
import type { Handlers, SessionContext } from '#server/platform/http/handler.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { countEvents } from '#server/platform/http/rate-limit.ts'
import { ownUpload } from '#server/documents/customer-documents.ts'
import { createSheetJob, sheetJobs, sheetOfJob } from './sheet-jobs.ts'
import { headOf, orderForm, priceList } from './documents-of-level.ts'
import { documentOfLines } from './documents-of-lines.ts'
import { FORMS, priceFilesOf } from './price-files.ts'

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
    downloads: await downloadsOf(context),
    jobs: await sheetJobs(context),
  }),
  createBatchDocument: ({ params }, context) => createSheetJob(params, context),
}

function documentAt(context: SessionContext, a: string, b: string, c: string): Promise<FileAnswer> {
  if (a === 's3' && b === 'pricelist') return priceList(context, c)
  if (Object.hasOwn(FORMS, a)) return orderForm(context, a, { level: b, levelId: c })
  if (a === 'upload') return ownUpload(context, b, c)
  if (a === 'order' || a === 'cart') return documentOfLines(context, a, b, c)
  if (a === 'job') return sheetOfJob(context, b, c)
  throw notFound()
}

/** Counts what is refused too, so that ids cannot be tried one after the other. */
async function limitDownloads({ db, session, now }: SessionContext): Promise<void> {
  await countEvents(db, [{ key: `documents:${session.customerId}`, events: 60, seconds: 60 }], now())
}

/** Drawn here already, for their sizes; the renderer keeps them for the download. */
async function downloadsOf(context: SessionContext): Promise<Download[]> {
  const files = priceFilesOf(context)
  if (!files) return []
  const { projectId, shop } = context
  const { level, priceLists, forms } = files
  const updated_at = headOf(context).day
  const href = (path: string) => `/${API_PREFIX}/api/documents/${path}?project_id=${projectId}`
  const environment = shop.isProduction ? '' : '/isNotProd'
  const lists = priceLists.map(async ({ name, sort }): Promise<Download> => {
    const { size } = await priceList(context, name)
    const path = `s3/pricelist/${encodeURIComponent(name)}${environment}`
    return { label: `Price list by ${sort}`, href: href(path), type: 'pdf', size, updated_at }
  })
  const workbooks = forms.map(async ({ kind, hasUpcs }): Promise<Download> => {
    const address = { level: level.short_name, levelId: String(level.id) }
    const { size } = await orderForm(context, kind, address)
    const label = `Order form ${hasUpcs ? 'with' : 'without'} UPCs`
    const path = `${kind}/${encodeURIComponent(level.short_name)}/${level.id}`
    return { label, href: href(path), type: 'xlsx', size, updated_at }
  })
  return Promise.all([...lists, ...workbooks])
}
