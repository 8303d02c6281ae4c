import type { InferInput } from 'valibot'
import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT, type ProjectId } from '#contract/platform/constants.ts'
import { drawnPicturePath, photoPath } from '#contract/catalogue/picture-path.ts'
import type { Product } from '#contract/catalogue/products.ts'
import type { Db } from '#server/platform/database/db.ts'
import { coalesced } from '#server/platform/database/coalesced-refresh.ts'
import { type Pause, timeSlices } from '#server/platform/threads/time-slices.ts'
import { type Fingerprints, type ProductRow, readChanges, readSigns, type Signs } from './catalogue-rows.ts'
import { type CatalogueItem, itemJson, storedItem, type StoredItem } from './item.ts'
import { type StockChange, type StorefrontCatalogue, storefrontCatalogue } from './storefront-catalogue.ts'

export type { CatalogueItem } from './item.ts'

/** The catalogue in memory, at most one second older than the database. */
export interface Catalogue {
  /** increases with every change, including stock */
  readonly generation: number
  /** changes with everything except stock */
  readonly version: string
  /** increases when a product comes into stock, sells out, or has more cases than before */
  readonly availability: number
  item(id: number): CatalogueItem | null
  items(projectId: ProjectId): readonly CatalogueItem[]
  storefront(projectId: ProjectId): StorefrontCatalogue
  /** Path of the picture in 300 pixels of a product, also of one that is sold no longer. */
  picture(product: { readonly id: number; readonly url: string }): string
  /** The wire form of a product; a null level is a visitor, whose response has no price. */
  wire(item: CatalogueItem, levelId: number | null): InferInput<typeof Product>
  /** Reloads what has changed. Call it after a write to stock, so that the next listing of this process shows it. */
  refresh(): Promise<void>
}

interface Snapshot extends Pick<Signs, 'version' | 'transaction'> {
  readonly fingerprints: Fingerprints
  readonly storefronts: Readonly<Record<ProjectId, StorefrontCatalogue>>
  readonly items: ReadonlyMap<number, StoredItem>
  /** of products that are sold no longer, by id: the hash of the first photo */
  readonly photosOfGone: ReadonlyMap<number, string>
}

export async function openCatalogue(db: Db): Promise<Catalogue> {
  let snapshot = await read(db, null)
  let generation = 1
  let availability = 1
  const refresh = coalesced(async () => {
    const signs = await readSigns(db, snapshot.transaction)
    if (signs.version === snapshot.version) {
      const change = restock(snapshot, signs)
      snapshot = { ...snapshot, transaction: signs.transaction }
      if (change === 'none') return
      if (change === 'availability') availability++
    } else snapshot = await read(db, snapshot)
    generation++
  })
  const storefront = (projectId: ProjectId) => snapshot.storefronts[projectId]
  return {
    get generation() {
      return generation
    },
    get version() {
      return snapshot.version
    },
    get availability() {
      return availability
    },
    item: (id) => snapshot.items.get(id) ?? null,
    items: (projectId) => storefront(projectId).items,
    storefront,
    picture: ({ id, url }) => {
      const photo = snapshot.photosOfGone.get(id)
      return snapshot.items.get(id)?.picture ?? (photo ? photoPath(photo) : drawnPicturePath(url))
    },
    wire: (item, levelId) => {
      const stored = snapshot.items.get(item.id)
      if (!stored) throw new Error(`the product ${item.id} left the catalogue`)
      // itemJson wrote this JSON from the wire type
      return JSON.parse(itemJson(stored, levelId)) as InferInput<typeof Product>
    },
    refresh,
  }
}

/** Reads what has changed; products that have not stay the same objects. */
async function read(db: Db, before: Snapshot | null): Promise<Snapshot> {
  const pause = timeSlices()
  // the version is read before the rows: a change in between is found by the next refresh
  const signs = await readSigns(db, before?.transaction ?? null)
  const { products, fingerprints, photosOfGone, ...rows } = await readChanges(
    db,
    before?.fingerprints ?? new Map(),
    pause,
  )
  const changed = await storedItems(products, pause)
  const items = new Map<number, StoredItem>()
  for (const id of fingerprints.keys()) {
    const item = changed.get(id) ?? before?.items.get(id)
    if (item) items.set(id, item)
  }
  const build = (projectId: ProjectId) =>
    storefrontCatalogue(projectId, { ...rows, items }, before?.storefronts[projectId] ?? null, pause)
  const storefronts = {
    [CONSUMER_PROJECT]: await build(CONSUMER_PROJECT),
    [PROFESSIONAL_PROJECT]: await build(PROFESSIONAL_PROJECT),
  }
  const { version, transaction } = signs
  const snapshot = { version, transaction, fingerprints, storefronts, items, photosOfGone }
  restock(snapshot, signs)
  return snapshot
}

async function storedItems(
  rows: readonly ProductRow[],
  pause: Pause,
): Promise<ReadonlyMap<number, StoredItem>> {
  const items = new Map<number, StoredItem>()
  for (const row of rows) {
    items.set(row.id, storedItem(row))
    await pause()
  }
  return items
}

/** Writes the cases of now into the products. */
function restock({ items, storefronts }: Snapshot, { ids, cases }: Signs): StockChange {
  let change: StockChange = 'none'
  for (const [at, id] of ids.entries()) {
    const [item, now] = [items.get(id), cases[at]]
    if (!item || now === undefined || item.quantity === now) continue
    if (now > item.quantity || now === 0) change = 'availability'
    else if (change === 'none') change = 'fewer'
    item.quantity = now
  }
  for (const storefront of Object.values(storefronts)) storefront.stockChanged(change)
  return change
}
