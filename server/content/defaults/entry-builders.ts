import type { ProjectId } from '#contract/platform/constants.ts'
import { scenePath } from '#contract/catalogue/picture-path.ts'
import { titleWithShop } from '#contract/platform/shop-names.ts'
import type { ContentEntry, ContentKind, ContentSource } from '#contract/content/content-kinds.ts'

/** An entry of any kind, each kind with its own body. */
export type AnyEntry = { readonly [K in ContentKind]: ContentEntry<K> }[ContentKind]

type BlockSource = ContentSource<'page'>['blocks'][number]

export interface PageText {
  readonly path: string
  readonly title: string
  /** the description for search engines */
  readonly about: string
  readonly blocks: readonly BlockSource[]
}

/** A page whose title in the browser is its own title and the name of the storefront. */
export const page = (
  project_id: ProjectId,
  { path, title, about, blocks }: PageText,
): ContentEntry<'page'> => ({
  project_id,
  kind: 'page',
  key: path,
  body: { title, blocks: [...blocks], seo: seoOf(project_id, title, about) },
})

export const seoOf = (project: ProjectId, title: string, about: string) => ({
  page_title: titleWithShop(title, project),
  seo_meta: about,
})

/** Markdown. */
export const text = (markdown: string): BlockSource => ({ kind: 'text', text: markdown.trim() })

export const questions = (
  name: string,
  rows: readonly (readonly [question: string, answer: string])[],
): BlockSource => ({
  kind: 'questions',
  name,
  questions: rows.map(([question, answer]) => ({ question, answer })),
})

export const table = (
  head: readonly string[],
  rows: readonly (readonly string[])[],
  caption: string,
): BlockSource => ({ kind: 'table', caption, head: [...head], rows: rows.map((row) => [...row]) })

/** Buttons; the first one is the primary one. */
export const buttons = (...links: readonly (readonly [label: string, link_to: string])[]): BlockSource => ({
  kind: 'buttons',
  buttons: links.map(([label, link_to], index) => ({ label, link_to, is_primary: index === 0 })),
})

export const products = (title: string, link_to: string, count = 6): BlockSource => ({
  kind: 'products',
  title,
  link_to,
  count,
})

/** A drawn scene of the shape of a slide. */
export const scene = (name: string, alt: string): BlockSource => ({
  kind: 'picture',
  src: scenePath(name),
  alt,
  width: 960,
  height: 384,
})

export const download = (label: string, file: string, note: string): BlockSource => ({
  kind: 'download',
  label,
  href: `/public-files/${file}`,
  note,
})
