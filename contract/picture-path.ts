/** Increment it when any picture changes, because browsers cache pictures as immutable. */
export const ARTWORK_VERSION = 2

export const PICTURE_SIZES = [75, 300, 900] as const
export type PictureSize = (typeof PICTURE_SIZES)[number]

/** The path of a product's picture; sizes are in pixels. */
export const picturePath = (productsUrl: string, size: PictureSize): string =>
  `/images/${size}/${encodeURIComponent(productsUrl)}.svg?v=${ARTWORK_VERSION}`
