import { type Marker, parseListingPath, PATH_MARKERS } from '#contract/catalogue/listing-path.ts'
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

/** The fixed links of the menus, in order; named here while the storefront has no such category, brand or list. */
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

interface FixedLink {
  readonly label: string
  readonly path: string
}
type Named = Readonly<
  Record<Marker, readonly { readonly value: string; readonly label: string }[] | undefined>
>

/** Each link with the name of the category, brand or list that it opens; a link to none of them keeps its own. */
export const namedLinks = (links: readonly FixedLink[], options: Named): readonly FixedLink[] =>
  links.map(({ label, path }) => ({ label: nameOf(path, options) ?? label, path }))

function nameOf(path: string, options: Named): string | undefined {
  const { filters } = parseListingPath(path)
  const names = Object.entries(options).map(([marker, known]) => {
    const [url] = filters[PATH_MARKERS[marker as Marker]] ?? []
    return known?.find(({ value }) => value.toLowerCase() === url?.toLowerCase())?.label
  })
  return names.find((name) => name !== undefined)
}
