import { API_PREFIX } from '#contract/constants.ts'
import type { documentCalls, Download } from '#contract/documents.ts'
import type { FileAnswer } from '#server/http/file-answer.ts'
import type { Handlers, SessionContext } from '#server/http/handler.ts'
import { notFound } from '#server/http/http-error.ts'
import { countEvents } from '#server/http/rate-limit.ts'
import { ownUpload } from './customer-documents.ts'
import { orderForm, priceList } from './documents-of-level.ts'
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
  selectDownloads: (_, context) => ({ downloads: downloadsOf(context) }),
}

function documentAt(context: SessionContext, a: string, b: string, c: string): Promise<FileAnswer> {
  if (a === 's3' && b === 'pricelist') return priceList(context, c)
  if (Object.hasOwn(FORMS, a)) return orderForm(context, a, { level: b, levelId: c })
  if (a === 'upload') return ownUpload(context, b, c)
  if (a === 'order' || a === 'cart') return documentOfLines(context, a, b, c)
  throw notFound()
}

/** Counts what is refused too, so that ids cannot be tried one after the other. */
async function limitDownloads({ db, session, now }: SessionContext): Promise<void> {
  await countEvents(db, [{ key: `documents:${session.customerId}`, events: 60, seconds: 60 }], now())
}

function downloadsOf(context: SessionContext): Download[] {
  const files = priceFilesOf(context)
  if (!files) return []
  const { projectId, shop } = context
  const { level, priceLists, forms } = files
  const href = (path: string) => `/${API_PREFIX}/api/documents/${path}?project_id=${projectId}`
  const environment = shop.isProduction ? '' : '/isNotProd'
  return [
    ...priceLists.map(
      ({ name, sort }): Download => ({
        label: `Price list by ${sort}`,
        href: href(`s3/pricelist/${encodeURIComponent(name)}${environment}`),
        type: 'pdf',
      }),
    ),
    ...forms.map(
      ({ kind, hasUpcs }): Download => ({
        label: `Order form ${hasUpcs ? 'with' : 'without'} UPCs`,
        href: href(`${kind}/${encodeURIComponent(level.short_name)}/${level.id}`),
        type: 'xlsx',
      }),
    ),
  ]
}
