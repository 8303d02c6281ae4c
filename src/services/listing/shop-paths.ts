/** The shop path, the products base and the segment of the products listing are the same. */
export const SHOP_SEGMENT = 'sl'

const LISTING_SEGMENTS = ['sl', 'shoplist', 'c', 'b', 'l', 'category', 'brand', 'list', 'sf']

export const isListingPath = (pathname: string): boolean =>
  LISTING_SEGMENTS.includes((pathname.split('/')[1] ?? '').toLowerCase())

export const productPath = (productsUrl: string): string => `/product/${encodeURIComponent(productsUrl)}`

export { picturePath as imagePath } from '#contract/picture-path.ts'

/** The fixed links of the menus, in order. */
export const FIXED_LINKS = [
  { label: 'New Products 2025', path: '/sl/l/New_Products_2025' },
  { label: 'Just Arrived', path: '/sl/l/Just_Arrived' },
  { label: 'Comets', path: '/sl/c/Comets' },
  { label: 'Mines', path: '/sl/c/Mines' },
  { label: '1000 Gram Cakes', path: '/sl/c/1000-gram-cakes' },
  { label: 'Firing Systems', path: '/sl/c/Firing-Systems' },
  { label: 'Mortars & Racks', path: '/sl/c/Mortars--Racks' },
  { label: 'Pro-Line Imports', path: '/sl/b/Pro-Line-Imports' },
  { label: 'Show Series', path: '/sl/b/Show-Series' },
] as const
