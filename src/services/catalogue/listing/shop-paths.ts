import { type Marker, parseListingPath, PATH_MARKERS } from '#contract/catalogue/listing-path.ts'
import { inSize, onPhone, PHONE_PICTURE } from '#contract/catalogue/picture-path.ts'

export { productPath } from '#contract/content/paths.ts'

interface Pictured {
  readonly image_url: string
  readonly drawn_url?: string | undefined
}
/** The drawn picture of a product in 300 pixels, whether it has photos or not. */
export const drawnPicture = ({ image_url, drawn_url }: Pictured): string => drawn_url ?? image_url

/**
 * A picture of a product in large. A phone gets pixels, which it shows a fifth of a second sooner than a drawing.
 * @param path of it in any size
 */
export const largePicture = (path: string) => ({
  src: inSize(path, 900),
  srcSet: `${onPhone(path)} ${PHONE_PICTURE}w, ${inSize(path, 900)} 900w`,
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
