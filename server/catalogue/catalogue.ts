import { isDeepStrictEqual } from 'node:util'
import type { InferInput } from 'valibot'
import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT, type ProjectId } from '#contract/platform/constants.ts'
import { drawnPicturePath, photoPath } from '#contract/catalogue/picture-path.ts'
import type { Product } from '#contract/catalogue/products.ts'
import type { Db } from '#server/platform/database/db.ts'
import { coalesced } from '#server/platform/database/coalesced-refresh.ts'
import { type Pause, timeSlices } from '#server/platform/threads/time-slices.ts'
import {
  type CatalogueChanges,
  type Fingerprints,
  type ProductRow,
  readChanges,
  readSigns,
  type Signs,
} from './catalogue-rows.ts'
import { type CatalogueItem, itemJson, storedItem, type StoredItem } from './item.ts'
import { picturePath } from './product-picture.ts'
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

/** All that the database says about the catalogue, except products and stock. */
type OtherRows = Omit<CatalogueChanges, 'fingerprints' | 'products'>

interface Snapshot extends Pick<Signs, 'version' | 'transaction'> {
  readonly fingerprints: Fingerprints
  readonly rows: OtherRows
  readonly storefronts: Readonly<Record<ProjectId, StorefrontCatalogue>>
  readonly items: ReadonlyMap<number, StoredItem>
}

/**
 * Milliseconds after which everything is compared, whatever the signs say. After a failover that lost writes, or a restore, other
 * writes may have the versions and transactions of those that the process saw.
 */
const COMPARED_AFTER = 10 * 60_000

/** @param now milliseconds of a clock that is never set */
export async function openCatalogue(db: Db, now = () => performance.now()): Promise<Catalogue> {
  let comparedAt = now()
  let snapshot = await read(db, await readSigns(db, null), null)
  let generation = 1
  let availability = 1
  /** changes that no version told */
  let untold = 0
  const refresh = coalesced(async () => {
    const startedAt = now()
    const isDue = startedAt - comparedAt >= COMPARED_AFTER
    const signs = await readSigns(db, isDue ? null : snapshot.transaction)
    const isTold = signs.version !== snapshot.version
    const next = isTold || isDue ? await read(db, signs, snapshot) : snapshot
    if (isDue) comparedAt = startedAt
    if (next === snapshot) {
      const change = restock(snapshot, signs)
      snapshot = { ...snapshot, transaction: signs.transaction }
      if (change === 'none') return
      if (change === 'availability') availability++
    } else {
      snapshot = next
      if (!isTold) untold++
    }
    generation++
  })
  const storefront = (projectId: ProjectId) => snapshot.storefronts[projectId]
  return {
    get generation() {
      return generation
    },
    get version() {
      return untold === 0 ? snapshot.version : `${snapshot.version}.${untold}`
    },
    get availability() {
      return availability
    },
    item: (id) => snapshot.items.get(id) ?? null,
    items: (projectId) => storefront(projectId).items,
    storefront,
    picture: ({ id, url }) => {
      const item = snapshot.items.get(id)
      if (item) return picturePath(item)
      const photo = snapshot.rows.photosOfGone.get(id)
      return photo ? photoPath(photo) : drawnPicturePath(url)
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

/**
 * Reads what has changed; products that have not stay the same objects, and the snapshot before itself when it has the same version
 * and nothing has. @param signs read before, so that a change in between is found by the next refresh
 */
async function read(db: Db, signs: Signs, before: Snapshot | null): Promise<Snapshot> {
  const pause = timeSlices()
  const changes = await readChanges(db, before?.fingerprints ?? new Map(), pause)
  const { products, fingerprints, ...rows } = changes
  if (before?.version === signs.version && !hasChanged(before, changes, rows)) return before
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
  const snapshot = { version, transaction, fingerprints, rows, storefronts, items }
  restock(snapshot, signs)
  return snapshot
}

const hasChanged = (
  before: Snapshot,
  { products, fingerprints }: CatalogueChanges,
  rows: OtherRows,
): boolean =>
  products.length > 0 ||
  fingerprints.size !== before.fingerprints.size ||
  !isDeepStrictEqual(rows, before.rows)

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
