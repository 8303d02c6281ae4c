import {
  BLOCK_TAGS,
  type ContentElement,
  type ContentTag,
  INLINE_TAGS,
  TEXT_STYLES,
  type TextStyle,
} from '#contract/platform/content-nodes.ts'

/** What may stand in an element: blocks and text, text only, or the parts of a list or a table. */
export type ContentModel = 'flow' | 'phrasing' | 'list' | 'table' | 'rows' | 'cells'

export const MODELS: Readonly<Partial<Record<ContentTag, ContentModel>>> = {
  blockquote: 'flow',
  li: 'flow',
  th: 'flow',
  td: 'flow',
  figure: 'flow',
  details: 'flow',
  ul: 'list',
  ol: 'list',
  table: 'table',
  thead: 'rows',
  tbody: 'rows',
  tr: 'cells',
}

export const VOID_TAGS: ReadonlySet<ContentTag> = new Set<ContentTag>(['hr', 'br', 'img'])

/** Elements that may stand only in one other. */
export const OWN_MODEL: Readonly<Partial<Record<ContentTag, ContentModel>>> = {
  li: 'list',
  thead: 'table',
  tbody: 'table',
  tr: 'rows',
  th: 'cells',
  td: 'cells',
}

const INLINE: ReadonlySet<string> = new Set(INLINE_TAGS)
const TAGS: ReadonlySet<string> = new Set([...BLOCK_TAGS, ...INLINE_TAGS])

export const isInline = (tag: ContentTag): boolean => INLINE.has(tag)

const RENAMED: Readonly<Record<string, ContentTag>> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  b: 'strong',
  i: 'em',
  cite: 'em',
  del: 's',
  strike: 's',
  kbd: 'code',
  samp: 'code',
  tfoot: 'tbody',
}

/** The element that is kept for one of HTML, or null. */
export function keptTag(tag: string): ContentTag | null {
  const name = RENAMED[tag] ?? tag
  // the set holds exactly these names
  return TAGS.has(name) ? (name as ContentTag) : null
}

/** Elements that are left out with all they contain. */
export const DROPPED: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'frame',
  'frameset',
  'noframes',
  'noembed',
  'noscript',
  'object',
  'embed',
  'applet',
  'param',
  'svg',
  'math',
  'head',
  'title',
  'meta',
  'link',
  'base',
  'textarea',
  'select',
  'option',
  'datalist',
  'input',
  'xmp',
  'plaintext',
  'audio',
  'video',
  'source',
  'track',
  'canvas',
  'map',
  'area',
  'dialog',
])

/** Elements without a meaning of their own that begin a new line. */
export const LINE_BREAKING: ReadonlySet<string> = new Set([
  'div',
  'section',
  'article',
  'aside',
  'header',
  'footer',
  'main',
  'nav',
  'address',
  'center',
  'form',
  'fieldset',
  'legend',
  'dl',
  'dt',
  'dd',
  'hgroup',
  'search',
  'menu',
  'dir',
  'listing',
])

export function stylesOf(classes: string): readonly TextStyle[] {
  const names = new Set(classes.split(/\s+/))
  return TEXT_STYLES.filter((style) => names.has(style))
}

export const isBlock = (node: string | ContentElement): node is ContentElement =>
  typeof node !== 'string' && !isInline(node.tag)
