import { PHONE_PICTURE, phonePicturePath, picturePath } from '#contract/catalogue/picture-path.ts'

export { productPath } from '#contract/content/paths.ts'
export { picturePath as imagePath } from '#contract/catalogue/picture-path.ts'

/** The large picture of a product. A phone gets pixels, which it shows a fifth of a second sooner than a drawing. */
export const largePicture = (url: string) => ({
  src: picturePath(url, 900),
  srcSet: `${phonePicturePath(url)} ${PHONE_PICTURE}w, ${picturePath(url, 900)} 900w`,
  // below 576 pixels always the first
  sizes: '(min-width: 576px) 900px, 100px',
  width: 900,
  height: 900,
})

export const JUST_ARRIVED = '/sl/l/Just_Arrived'

/** The fixed links of the menus, in order. */
export const FIXED_LINKS = [
  { label: 'New Products 2025', path: '/sl/l/New_Products_2025' },
  { label: 'Just Arrived', path: JUST_ARRIVED },
  { label: 'Comets', path: '/sl/c/Comets' },
  { label: 'Mines', path: '/sl/c/Mines' },
  { label: '1000 Gram Cakes', path: '/sl/c/1000-gram-cakes' },
  { label: 'Firing Systems', path: '/sl/c/Firing-Systems' },
  { label: 'Mortars & Racks', path: '/sl/c/Mortars--Racks' },
  { label: 'Pro-Line Imports', path: '/sl/b/Pro-Line-Imports' },
  { label: 'Show Series', path: '/sl/b/Show-Series' },
] as const
