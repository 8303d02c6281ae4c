import { hash } from 'node:crypto'
import { photoPath } from '#contract/catalogue/picture-path.ts'
import {
  type ArrangePhotosAnswer,
  MOST_PHOTOS,
  type ProductPhotos,
  type UploadPhotoAnswer,
} from '#contract/staff/staff-photos.ts'
import { insertPhoto, readPhoto } from '#server/content/photo.ts'
import { type DecidedBy, recordDecision } from '#server/platform/audit/record-decision.ts'
import type { Db } from '#server/platform/database/db.ts'
import { array, int4, type RowOf, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { lockCatalogue } from '#server/staff/imports/products/product-state.ts'

const PHOTO = { sha256: text, alt: text, name: text, source: text }
/** `source` is the hash of the file as it was given. */
export type PhotoOfProduct = RowOf<typeof PHOTO>

export const productPhotoRows = statement({
  name: 'product-photos',
  sql: 'select sha256, alt, name, source from product_media where product_id = :productId order by position',
  params: { productId: int4 },
  row: PHOTO,
})
const selectProduct = statement({
  name: 'product-of-photos',
  sql: 'select id, model from products where id = :productId and project_id = any(:projectIds)',
  params: { productId: int4, projectIds: array(int4) },
  row: { id: int4, model: text },
})
const deletePhotos = statement({
  name: 'product-photos-delete',
  sql: 'delete from product_media where product_id = :productId',
  params: { productId: int4 },
})
const insertPhotos = statement({
  name: 'product-photos-insert',
  sql: `insert into product_media (product_id, position, sha256, alt, name, source)
   select :productId, f.position, f.sha256, f.alt, f.name, f.source
   from unnest(:hashes::text[], :alts::text[], :names::text[], :sources::text[])
     with ordinality as f (sha256, alt, name, source, position)`,
  params: {
    productId: int4,
    hashes: array(text),
    alts: array(text),
    names: array(text),
    sources: array(text),
  },
})

interface ProductScope {
  readonly productId: number
  /** the storefronts whose products may be looked at */
  readonly projectIds: readonly number[]
}

export const sourceOf = (bytes: Uint8Array): string => hash('sha256', bytes, 'hex')

const versionOf = (photos: readonly Pick<PhotoOfProduct, 'sha256' | 'alt'>[]): string =>
  sourceOf(Buffer.from(JSON.stringify(photos.map(({ sha256, alt }) => [sha256, alt]))))

const wire = (photos: readonly PhotoOfProduct[]): ProductPhotos => ({
  photos: photos.map(({ sha256, alt, name }) => ({ sha256, alt, name, image_url: photoPath(sha256) })),
  version: versionOf(photos),
})

/** Null: there is no such product. */
export async function productPhotos(
  db: Db,
  { productId, projectIds }: ProductScope,
): Promise<ProductPhotos | null> {
  const [product] = await selectProduct(db, { productId, projectIds })
  return product ? wire(await productPhotoRows(db, { productId })) : null
}

interface Locked {
  readonly trx: Db
  readonly model: string
  readonly photos: readonly PhotoOfProduct[]
}

/** Works on the photos of a product while no other write to the catalogue does; resolves with null without the product. */
export const withPhotos = <T>(
  db: Db,
  { productId, projectIds }: ProductScope,
  work: (locked: Locked) => Promise<T>,
): Promise<T | null> =>
  inTransaction(db, async (trx) => {
    await lockCatalogue(trx)
    const [product] = await selectProduct(trx, { productId, projectIds })
    if (!product) return null
    return work({ trx, model: product.model, photos: await productPhotoRows(trx, { productId }) })
  })

/** Replaces the photos of a product. */
export async function writePhotos(
  trx: Db,
  productId: number,
  photos: readonly PhotoOfProduct[],
): Promise<void> {
  await deletePhotos(trx, { productId })
  if (photos.length === 0) return
  await insertPhotos(trx, {
    productId,
    hashes: photos.map(({ sha256 }) => sha256),
    alts: photos.map(({ alt }) => alt),
    names: photos.map(({ name }) => name),
    sources: photos.map(({ source }) => source),
  })
}

interface Upload extends ProductScope {
  readonly name: string
  readonly bytes: Buffer
  readonly by: DecidedBy
  /** who waits for the reading */
  readonly client: string
}

/** Adds a photo to the end of those of a product; null: there is no such product. */
export async function uploadPhoto(
  db: Db,
  { bytes, name, by, client, ...scope }: Upload,
): Promise<UploadPhotoAnswer | null> {
  const [product] = await selectProduct(db, scope)
  if (!product) return null
  const photo = await readPhoto(bytes, client)
  if (photo.kind === 'invalid') return photo
  return withPhotos(db, scope, async ({ trx, model, photos }): Promise<UploadPhotoAnswer> => {
    const source = sourceOf(bytes)
    if (photos.some((each) => each.source === source || each.sha256 === photo.sha256))
      return { kind: 'known', ...wire(photos) }
    if (photos.length >= MOST_PHOTOS)
      return { kind: 'invalid', text: `The product has ${MOST_PHOTOS} photos: remove one first.` }
    await insertPhoto(trx, photo, by?.id ?? null)
    const next = [...photos, { sha256: photo.sha256, alt: '', name, source }]
    await writePhotos(trx, scope.productId, next)
    await recordDecision(trx, by, { action: 'add photo', subject: `${model}: ${name}` })
    return { kind: 'stored', ...wire(next) }
  })
}

interface Arrangement extends ProductScope {
  /** of the list that was shown */
  readonly version: string
  readonly photos: readonly Pick<PhotoOfProduct, 'sha256' | 'alt'>[]
  readonly by: DecidedBy
}

/** Orders, describes and removes photos, unless they are others than those that were shown; null: there is no such product. */
export const arrangePhotos = (
  db: Db,
  { version, photos: wanted, by, ...scope }: Arrangement,
): Promise<ArrangePhotosAnswer | null> =>
  withPhotos(db, scope, async ({ trx, model, photos }) => {
    // the answer to the same arrangement may have been lost
    if (versionOf(photos) === versionOf(wanted)) return { kind: 'saved', ...wire(photos) }
    const known = new Map(photos.map((photo) => [photo.sha256, photo]))
    const next = [...new Map(wanted.map(({ sha256, alt }) => [sha256, alt]))].flatMap(([sha256, alt]) => {
      const photo = known.get(sha256)
      return photo ? [{ ...photo, alt }] : []
    })
    if (versionOf(photos) !== version || next.length < wanted.length)
      return { kind: 'changed', ...wire(photos) }
    await writePhotos(trx, scope.productId, next)
    await recordDecision(trx, by, {
      action: 'arrange photos',
      subject: `${model}: ${next.map(({ name }) => name).join(', ') || 'no photos'}`.slice(0, 2_000),
    })
    return { kind: 'saved', ...wire(next) }
  })
