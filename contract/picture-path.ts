/** Increment it when any picture changes, because browsers cache pictures as immutable. */
export const ARTWORK_VERSION = 2

export const PICTURE_SIZES = [75, 300, 900] as const
export type PictureSize = (typeof PICTURE_SIZES)[number]

/** The path of a product's picture, whose sizes are in pixels, or of a brand's mark. */
export const picturePath = (url: string, size: PictureSize | 'brand'): string =>
  `/images/${size}/${encodeURIComponent(url)}.svg?v=${ARTWORK_VERSION}`

/** The path of the mark of a brand. */
export const brandMarkPath = (brandUrl: string): string => picturePath(brandUrl, 'brand')
