import { PROFESSIONAL_PROJECT, type ProjectId } from '#contract/platform/constants.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import type { LevelRow } from '#server/catalogue/catalogue-rows.ts'
import type { ServerDeps } from '#server/server-deps.ts'

/** The files of a price level: two price lists and two order forms. */
export interface PriceFiles {
  readonly level: LevelRow
  readonly priceLists: readonly { readonly name: string; readonly sort: 'name' | 'model' }[]
  /** the part of the path that leads to an order form */
  readonly forms: readonly { readonly kind: keyof typeof FORMS; readonly hasUpcs: boolean }[]
}

export const FORMS = { 'get-excel-order-form': false, 'get-excel-order-form-with-upcs': true } as const

/** The files of the price level of this session; null when the level is gone. */
export function priceFilesOf({ session, projectId, shop }: SessionContext): PriceFiles | null {
  const level = shop.catalogue.storefront(projectId).levels.find(({ id }) => id === session.priceLevelId)
  if (!level) return null
  const line = isPro(projectId) ? '-proline' : ''
  return {
    level,
    priceLists: SORTS.map((sort) => ({ name: `${level.short_name}-${sort}${line}.pdf`, sort })),
    forms: [
      { kind: 'get-excel-order-form', hasUpcs: FORMS['get-excel-order-form'] },
      { kind: 'get-excel-order-form-with-upcs', hasUpcs: FORMS['get-excel-order-form-with-upcs'] },
    ],
  }
}

const SORTS = ['name', 'model'] as const
export const isPro = (projectId: ProjectId): boolean => projectId === PROFESSIONAL_PROJECT

/** The products with a price at the level. */
export function pricedProducts(
  { catalogue }: Pick<ServerDeps, 'catalogue'>,
  projectId: ProjectId,
  levelId: number,
  sort: 'name' | 'model',
) {
  const { items } = catalogue.storefront(projectId)
  const sorted = sort === 'model' ? items : items.toSorted((a, b) => order.compare(a.name, b.name))
  return sorted.flatMap(({ row, prices, quantity }) => {
    const cents = prices.get(levelId)
    if (cents === undefined) return []
    const { model, name, brand, category, packaging, upc } = row
    return [{ model, name, brand, category, packaging, upc, cents, stock: quantity }]
  })
}

const order = new Intl.Collator('en')
