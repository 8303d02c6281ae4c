import { counted } from '#contract/platform/format-count.ts'
import {
  isLevelKind,
  LEVEL_KINDS,
  type LevelKind,
  MOST_PRODUCTS_AT_ONCE,
} from '#contract/sheets/documents.ts'
import type { ProjectId } from '#contract/platform/constants.ts'
import { shopNameOf } from '#contract/site/settings.ts'
import type { Settings } from '#contract/site/site.ts'
import type { LevelRow } from '#server/catalogue/catalogue-rows.ts'
import { centralTime } from '#server/platform/central-time.ts'
import { FileAnswer } from '#server/platform/http/file-answer.ts'
import type { CallContext, SessionContext } from '#server/platform/http/handler.ts'
import { HttpError, notFound } from '#server/platform/http/http-error.ts'
import {
  countPriced,
  FORMS,
  isForm,
  isPro,
  levelFileName,
  levelOf,
  levelSheet,
  mediaTypeOf,
  pricedProducts,
} from './price-files.ts'
import type { SheetHead } from './sheet.ts'

/** @param store the settings of the storefront @param at the day of the sheet */
export const headOf = (projectId: ProjectId, store: Settings, at: Date): SheetHead => ({
  shop: shopNameOf(store, projectId),
  isPro: isPro(projectId),
  day: centralTime(at).day,
})

/** Of a sheet that is made for a call. */
export const headOfCall = ({
  shop,
  projectId,
  now,
}: Pick<CallContext, 'shop' | 'projectId' | 'now'>): SheetHead =>
  headOf(projectId, shop.settings.current(projectId).store, now())

/** The price list of this name; throws 404 for the names of other levels and of the other storefront. */
export async function priceList(context: SessionContext, name: string): Promise<FileAnswer> {
  const level = levelOf(context)
  const kind = LEVEL_KINDS.find((each) => level && levelFileName(each, context.projectId, level) === name)
  if (!level || !kind || mediaTypeOf(kind) !== 'application/pdf') throw notFound()
  return levelFile(context, kind, level)
}

/** The order form of this path; throws 404 for another level than the own one. */
export async function orderForm(
  context: SessionContext,
  form: string,
  path: { readonly level: string; readonly levelId: string },
): Promise<FileAnswer> {
  const level = levelOf(context)
  if (!isForm(form) || !level || path.level !== level.short_name || path.levelId !== String(level.id))
    throw notFound()
  return levelFile(context, FORMS[form], level)
}

async function levelFile(context: SessionContext, kind: LevelKind, level: LevelRow): Promise<FileAnswer> {
  const { shop, projectId, session } = context
  const count = countPriced(shop, projectId, level.id)
  if (count > MOST_PRODUCTS_AT_ONCE)
    throw new HttpError(409, [`This file has ${counted(count, 'product')}. It is made by e-mail.`])
  const bytes = await shop.sheets.render(
    `customer ${session.customerId}`,
    drawnKey(context, kind, level),
    () =>
      levelSheet(kind, {
        head: headOfCall(context),
        projectId,
        level,
        version: shop.catalogue.version,
        products: pricedProducts(shop, projectId, level.id),
      }),
  )
  return new FileAnswer(bytes, mediaTypeOf(kind), levelFileName(kind, projectId, level))
}

/** The length in bytes of a file that is drawn already; else null. */
export const drawnSize = (context: SessionContext, kind: LevelKind, level: LevelRow): number | null =>
  context.shop.sheets.sizeOf(drawnKey(context, kind, level))

function drawnKey(context: SessionContext, kind: LevelKind, level: LevelRow): string {
  const { shop, projectId, now } = context
  const { day, shop: name } = headOfCall(context)
  const key = [kind, projectId, level.id, shop.catalogue.version, day, JSON.stringify(name)]
  return [...key, ...(showsStock(kind) ? [Math.floor(now().getTime() / STOCK_LIVES)] : [])].join(' ')
}

const showsStock = (kind: LevelKind): boolean => kind === 'order-form' || kind === 'order-form-upcs'

/** Milliseconds for which a form shows the same stock. */
const STOCK_LIVES = 60_000

/** How many products a file of the own level has; throws 404 when there is no such file. */
export function countOfLevel(context: SessionContext, kind: string, levelId: string): number {
  const level = levelOf(context)
  if (!isLevelKind(kind) || level === null || levelId !== String(level.id)) throw notFound()
  return countPriced(context.shop, context.projectId, level.id)
}
