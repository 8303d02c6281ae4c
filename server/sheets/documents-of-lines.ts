import { counted } from '#contract/platform/format-count.ts'
import type { Settings } from '#contract/site/site.ts'
import { FileAnswer } from '#server/platform/http/file-answer.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { HttpError, notFound } from '#server/platform/http/http-error.ts'
import { artSource } from '#server/catalogue/product-picture.ts'
import { contentKey } from '#server/documents/content-key.ts'
import { headOfCall } from './documents-of-level.ts'
import { linesCsv } from './lines-csv.ts'
import { invoice } from './invoice.ts'
import { creditNote } from './papers/credit-note.ts'
import { exceedsBoth, isLabelKind, type LabelKind } from '#contract/sheets/documents.ts'
import { tagPrices } from './tag-prices.ts'
import type { LabelSheet, SheetHead } from './sheet.ts'
import { ownLines, type Source, type SourceLines } from './source-lines.ts'

/** A document about the lines of an order or cart; throws 404 when there is none of this kind. */
export async function documentOfLines(
  context: SessionContext,
  source: Source,
  kind: string,
  id: string,
): Promise<FileAnswer> {
  if (isLabelKind(kind)) return labels(context, kind, await ownLines(context, source, id), source)
  if (kind === 'lines') {
    const found = await ownLines(context, source, id)
    return new FileAnswer(
      linesCsv(found.lines, found.purchaseOrder),
      'text/csv; charset=utf-8',
      `${source}-${found.id}.csv`,
    )
  }
  if (kind === 'invoice' && source === 'order') return invoice(context, id)
  if (kind === 'credit-note' && source === 'order') return creditNote(context, id)
  throw notFound()
}

async function labels(
  context: SessionContext,
  kind: LabelKind,
  lines: SourceLines,
  source: Source,
): Promise<FileAnswer> {
  const products = productsOf(lines)
  if (products.length === 0) throw new HttpError(409, [NO_PRODUCTS[source]])
  if (exceedsBoth(appSettings(context), kind, products.length))
    throw new HttpError(409, [`This sheet has ${counted(products.length, 'product')}. It is made by e-mail.`])
  const sheet = labelSheet(headOfCall(context), kind, lines)
  const client = `customer ${context.session.customerId}`
  const bytes = await context.shop.sheets.render(client, contentKey(sheet), () => sheet)
  return new FileAnswer(bytes, 'application/pdf', labelFileName(source, lines.id, kind))
}

/** Why there are no tags and no barcodes. */
export const NO_PRODUCTS: Readonly<Record<Source, string>> = {
  cart: 'This cart is empty. Add products to it, then print their tags and barcodes.',
  order: 'This order has no products, so there are no tags and no barcodes to print.',
}

export const labelFileName = (source: Source, id: number, kind: LabelKind): string =>
  `${source}-${id}-${kind}.pdf`

const appSettings = ({ shop, projectId }: SessionContext): Settings => shop.settings.current(projectId).app

/** Each product once. */
export const productsOf = ({ lines }: SourceLines) => [
  ...new Map(lines.map((line) => [line.id, line])).values(),
]

export function labelSheet(head: SheetHead, kind: LabelKind, lines: SourceLines): LabelSheet {
  const prices = tagPrices(lines.lines, lines.tagMarkup)
  return {
    kind,
    ...head,
    title: lines.title,
    products: productsOf(lines).map((product) => ({
      model: product.model,
      name: product.name,
      brand: product.brand,
      packaging: product.packaging,
      upc: product.upc,
      effects: product.effects,
      duration: product.duration,
      shots: product.shots,
      tagCents: prices.get(product.id) ?? null,
      picture: { sha256: product.sha256, art: artSource(product) },
    })),
  }
}
