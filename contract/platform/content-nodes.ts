import * as v from 'valibot'

/** Elements that contain blocks or text of their own line. */
export const BLOCK_TAGS = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'hr',
  'figure',
  'figcaption',
  'pre',
  'details',
  'summary',
] as const
/** Elements inside a line. */
export const INLINE_TAGS = [
  'strong',
  'em',
  's',
  'small',
  'a',
  'img',
  'br',
  'code',
  'sub',
  'sup',
  'span',
] as const
/** The style flags of content text, written as classes. */
export const TEXT_STYLES = ['strikethrough', 'emphasize', 'muted', 'small'] as const

export type ContentTag = (typeof BLOCK_TAGS)[number] | (typeof INLINE_TAGS)[number]
export type TextStyle = (typeof TEXT_STYLES)[number]

/** An element of server content. The page draws it as an element of the same name: there is no HTML in between. */
export interface ContentElement {
  readonly tag: ContentTag
  /** of `a`: `https:`, `mailto:`, `tel:` or a path of the shop */
  readonly href?: string | undefined
  /** of `img`: a path below /images, /media or /public-files */
  readonly src?: string | undefined
  readonly alt?: string | undefined
  readonly width?: number | undefined
  readonly height?: number | undefined
  readonly styles?: readonly TextStyle[] | undefined
  /** of a heading: what a link of the contents leads to */
  readonly id?: string | undefined
  /** of a cell */
  readonly colspan?: number | undefined
  readonly nodes?: readonly ContentNode[] | undefined
}
/** A text or an element. */
export type ContentNode = string | ContentElement

const pixels = v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(4_000)))

export const ContentNode: v.GenericSchema<ContentNode> = v.union([
  v.string(),
  v.strictObject({
    tag: v.picklist([...BLOCK_TAGS, ...INLINE_TAGS]),
    href: v.optional(v.string()),
    src: v.optional(v.string()),
    alt: v.optional(v.string()),
    width: pixels,
    height: pixels,
    styles: v.optional(v.array(v.picklist(TEXT_STYLES))),
    id: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/))),
    colspan: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(2), v.maxValue(20))),
    nodes: v.optional(v.array(v.lazy(() => ContentNode))),
  }),
])
export const ContentNodes = v.array(ContentNode)
