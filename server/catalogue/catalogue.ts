import type { Kysely } from 'kysely'
import type { InferInput } from 'valibot'
import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT, type ProjectId } from '#contract/constants.ts'
import type { Product } from '#contract/products.ts'
import type { Database } from '#server/database/schema.ts'
import { coalesced } from '#server/database/coalesced-refresh.ts'
import { readCatalogue, readSigns, type Signs } from './catalogue-rows.ts'
import { type CatalogueItem, itemJson, type StoredItem } from './item.ts'
import { type Shelf, shelfOf } from './shelf.ts'

export type { CatalogueItem } from './item.ts'

/** The catalogue in memory, at most a second behind the database. */
export interface Catalogue {
  /** counts up with every change, stock included */
  readonly generation: number
  /** changes with everything but stock */
  readonly version: string
  item(id: number): CatalogueItem | null
  items(projectId: ProjectId): readonly CatalogueItem[]
  shelf(projectId: ProjectId): Shelf
  /** The product as it goes over the wire; a null level means a visitor, who gets no price. */
  wire(item: CatalogueItem, levelId: number | null): InferInput<typeof Product>
  /** Reads what has changed. Call it after a write to stock, so that the next listing of this process shows it. */
  refresh(): Promise<void>
}

interface Snapshot {
  readonly signs: Signs
  readonly shelves: ReadonlyMap<ProjectId, Shelf>
  readonly items: ReadonlyMap<number, StoredItem>
}

export async function openCatalogue(db: Kysely<Database>): Promise<Catalogue> {
  let snapshot = await read(db)
  let generation = 1
  const refresh = coalesced(async () => {
    const signs = await readSigns(db)
    if (signs.version !== snapshot.signs.version) snapshot = await read(db)
    else if (signs.stock !== snapshot.signs.stock) snapshot = restocked(snapshot, signs)
    else return
    generation++
  })
  const shelf = (projectId: ProjectId) => snapshot.shelves.get(projectId) ?? shelfOf(projectId, NOTHING)
  return {
    get generation() {
      return generation
    },
    get version() {
      return snapshot.signs.version
    },
    item: (id) => snapshot.items.get(id) ?? null,
    items: (projectId) => shelf(projectId).items,
    shelf,
    wire: (item, levelId) => {
      const stored = snapshot.items.get(item.id)
      if (!stored) throw new Error(`the product ${item.id} left the catalogue`)
      // the snapshot wrote this JSON itself, by the schema
      return JSON.parse(itemJson(stored, levelId)) as InferInput<typeof Product>
    },
    refresh,
  }
}

const NOTHING = { products: [], groups: [], options: [] }

async function read(db: Kysely<Database>): Promise<Snapshot> {
  // the signs are read first: what changes in between is found by the next look
  const signs = await readSigns(db)
  const rows = await readCatalogue(db)
  const shelves = new Map(
    ([CONSUMER_PROJECT, PROFESSIONAL_PROJECT] as const).map((id) => [id, shelfOf(id, rows)]),
  )
  const items = new Map([...shelves.values()].flatMap((shelf) => shelf.items.map((item) => [item.id, item])))
  return { signs, shelves, items }
}

function restocked(snapshot: Snapshot, signs: Signs): Snapshot {
  for (const entry of signs.stock.split(',')) {
    const [id, cases] = entry.split(':')
    const item = snapshot.items.get(Number(id))
    if (item) item.quantity = Number(cases)
  }
  for (const shelf of snapshot.shelves.values()) shelf.stockChanged()
  return { ...snapshot, signs }
}
