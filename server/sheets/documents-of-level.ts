import { SHOP_NAMES } from '#contract/platform/shop-names.ts'
import { centralTime } from '#server/platform/central-time.ts'
import { FileAnswer } from '#server/platform/http/file-answer.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { isPro, priceFilesOf, pricedProducts } from './price-files.ts'
import type { SheetHead } from './sheet.ts'

const PDF = 'application/pdf'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const headOf = ({ projectId, now }: Pick<SessionContext, 'projectId' | 'now'>): SheetHead => ({
  shop: SHOP_NAMES[projectId],
  isPro: isPro(projectId),
  day: centralTime(now()).day,
})

/** The price list of this name; throws 404 for the names of other levels and of the other storefront. */
export async function priceList(context: SessionContext, name: string): Promise<FileAnswer> {
  const { shop, projectId } = context
  const files = priceFilesOf(context)
  const file = files?.priceLists.find((each) => each.name === name)
  if (!files || !file) throw notFound()
  const head = headOf(context)
  const { level } = files
  const key = ['priceList', projectId, level.id, file.sort, shop.catalogue.version, head.day].join(' ')
  const bytes = await shop.sheets.render(`customer ${context.session.customerId}`, key, () => ({
    kind: 'priceList',
    ...head,
    level: level.name,
    sort: file.sort,
    products: pricedProducts(shop, projectId, level.id, file.sort),
  }))
  return new FileAnswer(bytes, PDF, name)
}

/** The order form of this kind; throws 404 for another level than the own one. */
export async function orderForm(
  context: SessionContext,
  kind: string,
  path: { readonly level: string; readonly levelId: string },
): Promise<FileAnswer> {
  const { shop, projectId, now } = context
  const files = priceFilesOf(context)
  const form = files?.forms.find((each) => each.kind === kind)
  const level = files?.level
  if (!form || !level || path.level !== level.short_name || path.levelId !== String(level.id))
    throw notFound()
  const head = headOf(context)
  const { version } = shop.catalogue
  const minute = Math.floor(now().getTime() / STOCK_LIVES)
  const key = ['orderForm', projectId, level.id, form.hasUpcs, version, head.day, minute].join(' ')
  const bytes = await shop.sheets.render(`customer ${context.session.customerId}`, key, () => ({
    kind: 'orderForm',
    ...head,
    projectId,
    level: level.name,
    levelId: level.id,
    version,
    hasUpcs: form.hasUpcs,
    products: pricedProducts(shop, projectId, level.id, 'model'),
  }))
  const line = isPro(projectId) ? '-proline' : ''
  return new FileAnswer(
    bytes,
    XLSX,
    `${level.short_name}-order-form${form.hasUpcs ? '-upcs' : ''}${line}.xlsx`,
  )
}

/** Milliseconds for which a form shows the same stock. */
const STOCK_LIVES = 60_000
