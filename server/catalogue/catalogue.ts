import type { InferInput } from 'valibot'
import type { ProjectId } from '#contract/constants.ts'
import type { Product } from '#contract/products.ts'

/** A product as the snapshot holds it. Stock and prices in it may be a second old: never charge by them. */
export interface CatalogueItem {
  readonly id: number
  readonly projectId: ProjectId
  readonly model: string
  readonly name: string
  readonly url: string
  readonly texasRestricted: boolean
  readonly proUse: boolean
  /** cases in stock */
  readonly quantity: number
  /** cents per case by level id */
  readonly prices: ReadonlyMap<number, number>
}

/** The catalogue in memory, at most a second behind the database. */
export interface Catalogue {
  item(id: number): CatalogueItem | null
  items(projectId: ProjectId): readonly CatalogueItem[]
  /** The product as it goes over the wire; a null level means a visitor, who gets no price. */
  wire(item: CatalogueItem, levelId: number | null): InferInput<typeof Product>
  /** Reads what has changed. Call it after a write to stock, so that the next listing of this process shows it. */
  refresh(): Promise<void>
}
