export const PICTURE_SIZES = [75, 300, 900] as const
export type PictureSize = (typeof PICTURE_SIZES)[number]

/** Where the picture of a product is served. */
export const imagePath = (productsUrl: string, size: PictureSize = 300): string =>
  `/images/${size}/${encodeURIComponent(productsUrl)}.svg`
