import * as v from 'valibot'
import { StoredBlock } from './content-blocks.ts'
import { PATHS } from './paths.ts'
import { Day, Text } from '#contract/platform/wire.ts'

/** The kinds of content entries and the schema of each body: one for pages, server, editor and import. */

const Line = Text(300)
const Address = Text(2_000)
const orNull = <S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(schema), null)
const seo = v.optional(v.strictObject({ page_title: orNull(Line), seo_meta: orNull(Line) }), {})

const Page = v.strictObject({
  title: Text(200),
  blocks: v.pipe(v.array(StoredBlock), v.maxLength(100)),
  seo,
})
const Post = v.strictObject({
  ...Page.entries,
  date: Day,
  summary: Text(500),
  picture: orNull(v.strictObject({ src: Address, alt: Line })),
})

/** A link of a server menu; menus are at most three levels deep. */
export interface MenuItem {
  readonly title: string
  readonly link_to: string | null
  readonly icon: string | null
  readonly is_link_new_window: boolean
  readonly children: readonly MenuItem[]
}
const item = {
  title: Text(80),
  link_to: orNull(Address),
  icon: orNull(Address),
  is_link_new_window: v.optional(v.boolean(), false),
}
const leaf = v.strictObject({ ...item, children: v.optional(v.pipe(v.array(v.never()), v.maxLength(0)), []) })
const branch = v.strictObject({ ...item, children: v.optional(v.array(leaf), []) })
export const MenuItem = v.strictObject({ ...item, children: v.optional(v.array(branch), []) })
const Menu = v.strictObject({ items: v.pipe(v.array(MenuItem), v.maxLength(60)) })

const FlashSaleBanner = v.strictObject({
  set: v.picklist(['desktop', 'mobile']),
  background_color: orNull(Text(40)),
  background_image_path: orNull(Address),
  background_position: orNull(Text(40)),
  background_size: orNull(Text(40)),
  background_repeat: orNull(Text(40)),
  html: Text(5_000),
  is_closable: v.boolean(),
})
const Slide = v.strictObject({
  image_url: Address,
  alt: Line,
  title: Line,
  text: Text(500),
  link_to: orNull(Address),
})
const Social = v.strictObject({ url: Address, icon: Text(80) })
/** What the home page can have, beside its slides and tiles. */
export const SECTION_KINDS = [
  'hero',
  'products',
  'categories',
  'effects',
  'posts',
  'upsell',
  'newsletter',
] as const
/** A part of the home page; `link_to` of a row of products is the listing that it shows. */
const Section = v.strictObject({
  kind: v.picklist(SECTION_KINDS),
  title: Line,
  /** of the hero and the newsletter */
  text: v.optional(Text(500), ''),
  link_to: orNull(Address),
})
const Dealer = v.strictObject({
  name: Line,
  address: Line,
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  phone: Text(40),
  url: orNull(Address),
})
/** A document type of a drop-down. */
const Choice = v.strictObject({
  type: v.picklist(['pro_use_auth_types', 'insurance_doc_types']),
  value: Text(80),
  label: Line,
})
const Redirect = v.strictObject({ target_url: Address, external: v.boolean(), is_filter: v.boolean() })
const Seo = v.strictObject({ page_title: orNull(Line), seo_meta: orNull(Line) })

/** The schema of the body of each kind. The key is a path, a menu name or a free name. */
export const CONTENT_KINDS = {
  page: Page,
  post: Post,
  menu: Menu,
  banner: FlashSaleBanner,
  slide: Slide,
  tile: Slide,
  social: Social,
  section: Section,
  dealer: Dealer,
  choice: Choice,
  redirect: Redirect,
  seo: Seo,
} as const
export type ContentKind = keyof typeof CONTENT_KINDS
/** Kinds that visitors see as a list in the order of their positions. */
export const ORDERED_KINDS: ReadonlySet<ContentKind> = new Set<ContentKind>([
  'banner',
  'slide',
  'tile',
  'social',
  'section',
  'dealer',
  'choice',
])
/** Where visitors see entries of a kind besides pages and posts; those of the others are seen on no page. */
export const PATHS_OF_KINDS: Readonly<Partial<Record<ContentKind, string>>> = {
  menu: PATHS.home,
  banner: PATHS.home,
  slide: PATHS.home,
  tile: PATHS.home,
  social: PATHS.home,
  section: PATHS.home,
  dealer: PATHS.contact,
}
export type ContentBody<K extends ContentKind = ContentKind> = v.InferOutput<(typeof CONTENT_KINDS)[K]>
/** A body as an author writes it, without what has a default. */
export type ContentSource<K extends ContentKind = ContentKind> = v.InferInput<(typeof CONTENT_KINDS)[K]>

/** A live entry. Kinds with an order are sorted by `position`, then by key. */
export interface ContentEntry<K extends ContentKind = ContentKind> {
  readonly project_id: number
  readonly kind: K
  readonly key: string
  readonly body: ContentSource<K>
  readonly position?: number
  readonly starts_at?: string | null
  readonly ends_at?: string | null
}
