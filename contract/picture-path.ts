/** Raise it when any picture changes: browsers keep a picture forever, and its address must change with it. */
export const ARTWORK_VERSION = 2

export const PICTURE_SIZES = [75, 300, 900] as const
export type PictureSize = (typeof PICTURE_SIZES)[number]

/** Where the picture of a product is served; sizes are pixels of a side. */
export const picturePath = (productsUrl: string, size: PictureSize): string =>
  `/images/${size}/${encodeURIComponent(productsUrl)}.svg?v=${ARTWORK_VERSION}`
