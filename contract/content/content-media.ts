import * as v from 'valibot'
import { endpoint, SLOWEST_UPLOAD } from '#contract/platform/endpoint.ts'
import { Count, Outcome, Text } from '#contract/platform/wire.ts'

/** of an uploaded picture, in bytes */
export const LARGEST_PICTURE = 2_097_152
/** of an uploaded picture, in pixels; a small file can name a size that fills the memory of a browser */
export const LONGEST_SIDE = 8_000

/** of a photo of a product, in bytes; it is stored smaller */
export const LARGEST_PHOTO = 26_214_400
/** of a photo of a product */
export const MOST_PHOTO_PIXELS = 50_000_000

/** An uploaded picture. */
export const MediaItem = v.object({
  src: v.string(),
  width: Count,
  height: Count,
  bytes: Count,
  alt: v.string(),
  staff: v.nullable(v.string()),
  at: v.string(),
})
export type MediaItem = v.InferOutput<typeof MediaItem>

export const UploadAnswer = v.variant('kind', [
  v.object({ kind: v.literal('stored'), src: v.string(), width: Count, height: Count }),
  v.object({ kind: v.literal('invalid'), text: v.string() }),
])
export type UploadAnswer = v.InferOutput<typeof UploadAnswer>

export const RemovalAnswer = v.variant('kind', [
  v.object({ kind: v.literal('removed') }),
  /** an entry or a draft of one of the storefronts shows it */
  v.object({ kind: v.literal('used'), text: v.string() }),
])
export type RemovalAnswer = v.InferOutput<typeof RemovalAnswer>

const Src = v.pipe(v.string(), v.regex(/^\/media\/[0-9a-f]{64}\.(png|jpg|webp|avif)$/))

/** Calls of staff for uploaded pictures. */
export const mediaCalls = {
  uploadMedia: endpoint({
    method: 'POST',
    path: 'staff/content/upload',
    auth: 'staff',
    right: 'edit',
    summary: 'Stores a PNG, JPEG, WebP or AVIF picture of at most 2 MB, in Base64',
    bodyLimit: { bytes: 3_000_000, milliseconds: 60_000, bytesPerSecond: SLOWEST_UPLOAD },
    body: v.strictObject({ data: v.pipe(v.string(), v.base64()), alt: Text(300) }),
    answer: UploadAnswer,
  }),
  listMedia: endpoint({
    method: 'GET',
    path: 'staff/content/media',
    auth: 'staff',
    right: 'edit',
    summary: 'The latest 500 pictures, the newest first',
    answer: v.array(MediaItem),
  }),
  changeMediaAlt: endpoint({
    method: 'POST',
    path: 'staff/content/change-alt',
    auth: 'staff',
    right: 'edit',
    summary: 'Changes the alternative text that a picture brings into an entry; false: there is none',
    body: v.strictObject({ src: Src, alt: Text(300) }),
    answer: Outcome,
  }),
  removeMedia: endpoint({
    method: 'POST',
    path: 'staff/content/remove-media',
    auth: 'staff',
    right: 'edit',
    summary: 'Removes a picture that no entry and no draft shows',
    body: v.strictObject({ src: Src }),
    answer: RemovalAnswer,
  }),
}
