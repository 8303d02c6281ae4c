import * as v from 'valibot'
import { LARGEST_PHOTO } from '#contract/content/content-media.ts'
import { endpoint, SLOWEST_UPLOAD } from '#contract/platform/endpoint.ts'
import { Id, Text } from '#contract/platform/wire.ts'

/** Calls of staff for the photos of a product. */

/** of a product */
export const MOST_PHOTOS = 20
export const LONGEST_ALT = 300

const Sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

export const ProductPhoto = v.object({
  sha256: Sha256,
  alt: v.string(),
  /** of the file that it came from */
  name: v.string(),
  /** path in 300 px */
  image_url: v.string(),
})
export type ProductPhoto = v.InferOutput<typeof ProductPhoto>

/** The photos in their order; the first is the picture of the product. */
export const ProductPhotos = v.object({
  photos: v.array(ProductPhoto),
  /** of this list: another one when anything in it changes */
  version: v.string(),
})
export type ProductPhotos = v.InferOutput<typeof ProductPhotos>

export const UploadPhotoAnswer = v.variant('kind', [
  /** at the end; `known`: the product has this file already, nothing is changed */
  v.object({ kind: v.picklist(['stored', 'known']), ...ProductPhotos.entries }),
  v.object({ kind: v.literal('invalid'), text: v.string() }),
])
export type UploadPhotoAnswer = v.InferOutput<typeof UploadPhotoAnswer>

/** `changed`: nothing is written, because the photos are other ones than those that were shown; it brings those of now. */
export const ArrangePhotosAnswer = v.object({
  kind: v.picklist(['saved', 'changed']),
  ...ProductPhotos.entries,
})
export type ArrangePhotosAnswer = v.InferOutput<typeof ArrangePhotosAnswer>

const ProductId = v.pipe(v.string(), v.digits(), v.maxLength(9), v.transform(Number))
const staff = { auth: 'staff', right: 'catalogue' } as const

export const staffPhotoCalls = {
  productPhotos: endpoint({
    ...staff,
    method: 'GET',
    path: 'staff/products/photos',
    summary: 'The photos of a product of the storefront, in their order',
    query: v.strictObject({ product_id: ProductId }),
    answer: ProductPhotos,
  }),
  uploadPhoto: endpoint({
    ...staff,
    method: 'POST',
    path: 'staff/products/photo',
    summary:
      'Adds a PNG, JPEG, WebP or AVIF photo of at most 25 MB and 50 megapixels to a product; the same file again changes nothing',
    raw: true,
    query: v.strictObject({ product_id: ProductId, name: v.pipe(Text(200), v.minLength(1)) }),
    body: v.instance(Uint8Array),
    bodyLimit: { bytes: LARGEST_PHOTO, milliseconds: 300_000, bytesPerSecond: SLOWEST_UPLOAD },
    answer: UploadPhotoAnswer,
  }),
  arrangePhotos: endpoint({
    ...staff,
    method: 'POST',
    path: 'staff/products/arrange-photos',
    summary: 'Orders and describes the photos of a product, and removes those that are missing in the list',
    body: v.strictObject({
      product_id: Id,
      version: Text(64),
      photos: v.pipe(
        v.array(v.strictObject({ sha256: Sha256, alt: Text(LONGEST_ALT) })),
        v.maxLength(MOST_PHOTOS),
      ),
    }),
    answer: ArrangePhotosAnswer,
  }),
}
