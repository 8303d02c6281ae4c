import { LARGEST_PHOTO } from '#contract/content/content-media.ts'
import { MOST_PHOTOS } from '#contract/staff/staff-photos.ts'
import { insertPhoto, readPhoto, type StoredPhoto } from '#server/content/photo.ts'
import { recordDecision } from '#server/platform/audit/record-decision.ts'
import type { Db } from '#server/platform/database/db.ts'
import { array, bool, int4, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { createPhotoMatch, type PhotoPlace } from './photo-names.ts'
import type { SourceFile } from './photo-source.ts'
import { type PhotoOfProduct, productPhotoRows, sourceOf, withPhotos, writePhotos } from './product-photos.ts'

const selectModels = statement({
  name: 'product-models',
  sql: `select p.id, p.model, p.active, exists (select from product_media m where m.product_id = p.id) as has_photo
   from products p where p.project_id = any(:projectIds) order by p.model`,
  params: { projectIds: array(int4) },
  row: { id: int4, model: text, active: bool, has_photo: bool },
})

/** `refused` with its reason; `unchanged`: the product has this file already. */
export interface LoadedFile {
  readonly path: string
  readonly kind: 'added' | 'replaced' | 'unchanged' | 'refused'
  /** where it belongs, or why it is refused */
  readonly text: string
}

export interface LoadedPhotos {
  readonly files: readonly LoadedFile[]
  /** how many products are for sale */
  readonly products: number
  /** models of products for sale that have no photo afterwards */
  readonly without: readonly string[]
}

interface Load {
  readonly projectIds: readonly number[]
  /** tells what would be done, and writes nothing */
  readonly isCheck: boolean
}

type Target = PhotoPlace & { readonly productId: number }
/** What is known of the photos of a product, with those of a check that are not written. */
type Known = Map<number, readonly PhotoOfProduct[]>

/**
 * Gives products the photos that are called after their models. A photo that was loaded from the same place before is
 * replaced, a new one goes where its number says, and the same file again changes nothing.
 */
export async function loadPhotos(
  db: Db,
  files: readonly SourceFile[],
  { projectIds, isCheck }: Load,
): Promise<LoadedPhotos> {
  const products = await selectModels(db, { projectIds })
  const match = createPhotoMatch(products.map(({ model }) => model))
  const ids = new Map(products.map(({ model, id }) => [model, id]))
  const taken = new Map<string, string>()
  const checked: Known = new Map()
  const loaded: LoadedFile[] = []
  for (const file of files) {
    const place = match(file.path)
    const refused = (reason: string) => loaded.push({ path: file.path, kind: 'refused', text: reason })
    if ('reason' in place) {
      refused(place.reason)
      continue
    }
    const key = `${place.model}, photo ${place.number}`
    const other = taken.get(key)
    if (other !== undefined) {
      refused(`${other} is ${key} already`)
      continue
    }
    taken.set(key, file.path)
    const target = { ...place, productId: ids.get(place.model) ?? 0 }
    const end = await loadOne(db, file, target, { projectIds, checked: isCheck ? checked : null })
    loaded.push({ path: file.path, ...end, text: end.text || key })
  }
  const after = (await selectModels(db, { projectIds })).filter(({ active }) => active)
  return { files: loaded, products: after.length, without: withoutPhotos(after, checked) }
}

const withoutPhotos = (
  products: readonly {
    readonly id: number
    readonly model: string
    readonly has_photo: boolean
  }[],
  checked: Known,
): readonly string[] =>
  products.filter(({ id, has_photo }) => !has_photo && !checked.has(id)).map(({ model }) => model)

type End = Pick<LoadedFile, 'kind' | 'text'>
const refusal = (text: string): End => ({ kind: 'refused', text })

interface Writing {
  readonly projectIds: readonly number[]
  /** null: photos are written */
  readonly checked: Known | null
}

async function loadOne(db: Db, file: SourceFile, target: Target, writing: Writing): Promise<End> {
  const { productId } = target
  if (file.size > LARGEST_PHOTO) return refusal(`The file is larger than ${LARGEST_PHOTO / 1_048_576} MB.`)
  const bytes = await file.read().catch((cause: unknown) => `It cannot be read: ${String(cause)}`)
  if (typeof bytes === 'string') return refusal(bytes)
  const source = sourceOf(bytes)
  const before = writing.checked?.get(productId) ?? (await productPhotoRows(db, { productId }))
  // reading a photo takes longer than all the rest
  if (before.some((each) => each.source === source)) return { kind: 'unchanged', text: '' }
  const photo = await readPhoto(bytes, 'command')
  if (photo.kind === 'invalid') return refusal(photo.text)
  if (!writing.checked) return write(db, { photo, source, name: file.path }, target, writing.projectIds)
  const plan = planned(before, { photo, source, name: file.path }, target)
  if (plan.photos) writing.checked.set(productId, plan.photos)
  return plan
}

interface ReadFile {
  readonly photo: StoredPhoto
  readonly source: string
  readonly name: string
}

async function write(db: Db, file: ReadFile, target: Target, projectIds: readonly number[]): Promise<End> {
  const { productId, model } = target
  const end = await withPhotos(db, { productId, projectIds }, async ({ trx, photos }) => {
    const plan = planned(photos, file, target)
    if (!plan.photos) return plan
    await insertPhoto(trx, file.photo, null)
    await writePhotos(trx, productId, plan.photos)
    await recordDecision(trx, null, { action: 'products photos', subject: `${model}: ${file.name}` })
    return plan
  })
  return end ?? refusal('the product is gone')
}

/** The photos of the product with the new one; without `photos` nothing changes. */
function planned(
  photos: readonly PhotoOfProduct[],
  { photo: { sha256 }, source, name }: ReadFile,
  { model, number }: PhotoPlace,
): End & { readonly photos?: readonly PhotoOfProduct[] } {
  if (photos.some((each) => each.sha256 === sha256 || each.source === source))
    return { kind: 'unchanged', text: '' }
  const match = createPhotoMatch([model])
  const isSamePlace = (each: PhotoOfProduct) => {
    const place = match(each.name)
    return !('reason' in place) && place.number === number
  }
  const fresh = { sha256, source, name, alt: '' }
  const at = photos.findIndex(isSamePlace)
  if (at >= 0)
    return { kind: 'replaced', text: '', photos: photos.with(at, { ...fresh, alt: photos[at]?.alt ?? '' }) }
  if (photos.length >= MOST_PHOTOS) return refusal(`${model} has ${MOST_PHOTOS} photos: remove one first.`)
  return { kind: 'added', text: '', photos: photos.toSpliced(number - 1, 0, fresh) }
}
