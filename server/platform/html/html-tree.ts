import type { ContentNode } from '#contract/platform/content-nodes.ts'
import { BoundedCache } from '#server/platform/cache/bounded-cache.ts'
import { parseNodes } from './parse-nodes.ts'
import { writeHtml } from './write-html.ts'

/** HTML with the tree that it was written from. */
export interface HtmlTree {
  readonly html: string
  readonly nodes: readonly ContentNode[]
}

/** Bytes of HTML; its trees are about five times as large. */
const MOST = 2 ** 20
const kept = new BoundedCache<HtmlTree>(MOST)

/** Paragraphs of text alone, as most products are described: parsed and written they are the same. */
const PLAIN = /^(?:<p>[^<>&"\u00a0\p{Cc}]+<\/p>)+$/u
/** Not so many paragraphs that the parser would leave some out. */
const LONGEST_PLAIN = 50_000

/** The HTML alone; nothing is kept. */
export const writtenHtml = (source: string): string =>
  source.length <= LONGEST_PLAIN && PLAIN.test(source) ? source : writeHtml(parseNodes(source))

/** The tree of HTML in the database; kept by its text, because every page of a product or a group asks for it. */
export function htmlTree(source: string): HtmlTree {
  const found = kept.get(source)
  if (found) return found
  const nodes = parseNodes(source)
  const tree = { html: writeHtml(nodes), nodes }
  kept.set(source, tree, source.length)
  return tree
}
