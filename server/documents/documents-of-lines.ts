import { numberOf } from '#contract/settings.ts'
import { FileAnswer } from '#server/http/file-answer.ts'
import type { SessionContext } from '#server/http/handler.ts'
import { HttpError, notFound } from '#server/http/http-error.ts'
import { headOf } from './documents-of-level.ts'
import { linesCsv } from './lines-csv.ts'
import { invoice } from './invoice.ts'
import { type Source, type SourceLines, sourceLines } from './source-lines.ts'

const MAXIMA = {
  '2up-price-tags': 'max_products_for_2up_price_tags',
  '4up-price-tags': 'max_products_for_4up_price_tags',
  barcodes: 'max_products_for_download_barcodes_wholesale',
} as const
type LabelKind = keyof typeof MAXIMA
const DEFAULT_MAXIMUM = 100

/** A document about the lines of an order or cart; throws 404 when there is none of this kind. */
export async function documentOfLines(
  context: SessionContext,
  source: Source,
  kind: string,
  id: string,
): Promise<FileAnswer> {
  if (isLabelKind(kind)) return labels(context, kind, await sourceLines(context, source, id), source)
  if (kind === 'lines') {
    const found = await sourceLines(context, source, id)
    return new FileAnswer(linesCsv(found.lines), 'text/csv; charset=utf-8', `${source}-${found.id}.csv`)
  }
  if (kind === 'invoice' && source === 'order') return invoice(context, id)
  throw notFound()
}

const isLabelKind = (kind: string): kind is LabelKind => Object.hasOwn(MAXIMA, kind)

async function labels(
  context: SessionContext,
  kind: LabelKind,
  { id, title, lines }: SourceLines,
  source: Source,
): Promise<FileAnswer> {
  const products = [...new Map(lines.map((line) => [line.id, line])).values()]
  refuseTooMany(context, kind, products.length)
  const bytes = await context.shop.sheets.render(null, () => ({
    kind,
    ...headOf(context),
    title,
    products: products.map(({ model, name, brand, packaging, upc, effects, duration, shots }) => ({
      model,
      name,
      brand,
      packaging,
      upc,
      effects,
      duration,
      shots,
    })),
  }))
  return new FileAnswer(bytes, 'application/pdf', `${source}-${id}-${kind}.pdf`)
}

/** Throws 409 above both maxima; equal counts do not exceed. */
function refuseTooMany({ shop, projectId }: SessionContext, kind: LabelKind, count: number): void {
  const { app } = shop.settings.current(projectId)
  const most = Math.max(
    numberOf(app, MAXIMA[kind], DEFAULT_MAXIMUM),
    numberOf(app, 'max_products_for_batch_barcodes_wholesale', DEFAULT_MAXIMUM),
  )
  if (count > most)
    throw new HttpError(409, [`This sheet has ${count} products. One sheet has at most ${most}.`])
}
