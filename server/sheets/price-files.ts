import { PROFESSIONAL_PROJECT, type ProjectId } from '#contract/platform/constants.ts'
import type { LevelKind } from '#contract/sheets/documents.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import type { LevelRow } from '#server/catalogue/catalogue-rows.ts'
import { priceOf } from '#server/catalogue/item.ts'
import type { ServerDeps } from '#server/server-deps.ts'
import type { OrderFormSheet, PricedProduct, PriceListSheet, SheetHead } from './sheet.ts'

/** The part of the path that leads to an order form, by whether it has UPCs. */
export const FORMS = {
  'get-excel-order-form': 'order-form',
  'get-excel-order-form-with-upcs': 'order-form-upcs',
} as const

export const isForm = (name: string): name is keyof typeof FORMS => Object.hasOwn(FORMS, name)

const PDF = 'application/pdf'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const LEVEL_FILES: Readonly<
  Record<LevelKind, { readonly label: string; readonly type: 'pdf' | 'xlsx' }>
> = {
  'price-list-name': { label: 'Price list by name', type: 'pdf' },
  'price-list-model': { label: 'Price list by model', type: 'pdf' },
  'order-form': { label: 'Order form without UPCs', type: 'xlsx' },
  'order-form-upcs': { label: 'Order form with UPCs', type: 'xlsx' },
}

export const mediaTypeOf = (kind: LevelKind): string => (LEVEL_FILES[kind].type === 'pdf' ? PDF : XLSX)

/** The name of a file of the level, such as `silver-name-proline.pdf`. */
export function levelFileName(
  kind: LevelKind,
  projectId: ProjectId,
  level: Pick<LevelRow, 'short_name'>,
): string {
  const line = isPro(projectId) ? '-proline' : ''
  switch (kind) {
    case 'price-list-name':
      return `${level.short_name}-name${line}.pdf`
    case 'price-list-model':
      return `${level.short_name}-model${line}.pdf`
    case 'order-form':
      return `${level.short_name}-order-form${line}.xlsx`
    case 'order-form-upcs':
      return `${level.short_name}-order-form-upcs${line}.xlsx`
    default:
      return kind satisfies never
  }
}

/** The price level of this session; null when it is gone. */
export const levelOf = ({ session, projectId, shop }: SessionContext): LevelRow | null =>
  shop.catalogue.storefront(projectId).levels.find(({ id }) => id === session.priceLevelId) ?? null

export const isPro = (projectId: ProjectId): boolean => projectId === PROFESSIONAL_PROJECT

/** The products with a price at the level. */
export function pricedProducts(
  { catalogue }: Pick<ServerDeps, 'catalogue'>,
  projectId: ProjectId,
  levelId: number,
): PricedProduct[] {
  return catalogue.storefront(projectId).items.flatMap((item) => {
    const cents = priceOf(item, levelId)
    if (cents === undefined) return []
    const { model, name, brand, category, packaging, upc } = item.row
    return [{ model, name, brand, category, packaging, upc, cents, stock: item.quantity }]
  })
}

/** By the items of a storefront, which are others when a price or a product changes. */
const counts = new WeakMap<object, Map<number, number>>()

/** How many products have a price at the level; counted once for each state of the catalogue. */
export function countPriced(
  { catalogue }: Pick<ServerDeps, 'catalogue'>,
  projectId: ProjectId,
  levelId: number,
): number {
  const { items } = catalogue.storefront(projectId)
  const byLevel = counts.get(items) ?? new Map<number, number>()
  counts.set(items, byLevel)
  const count =
    byLevel.get(levelId) ??
    items.reduce((sum, item) => sum + (priceOf(item, levelId) === undefined ? 0 : 1), 0)
  byLevel.set(levelId, count)
  return count
}

interface LevelPrices {
  readonly head: SheetHead
  readonly projectId: ProjectId
  readonly level: { readonly id: number; readonly name: string }
  /** of the catalogue */
  readonly version: string
  readonly products: readonly PricedProduct[]
}

/** What is drawn as a file of a level. */
export function levelSheet(
  kind: LevelKind,
  { head, projectId, level, version, products }: LevelPrices,
): PriceListSheet | OrderFormSheet {
  if (kind === 'price-list-name' || kind === 'price-list-model')
    return {
      kind: 'priceList',
      ...head,
      level: level.name,
      sort: kind === 'price-list-name' ? 'name' : 'model',
      products,
    }
  return {
    kind: 'orderForm',
    ...head,
    projectId,
    level: level.name,
    levelId: level.id,
    version,
    hasUpcs: kind === 'order-form-upcs',
    products,
  }
}
