import type { ContentNode } from '#contract/platform/content-nodes.ts'
import { parseNodes } from './parse-nodes.ts'
import { writeHtml } from './write-html.ts'

/** HTML with the tree that it was written from. */
export interface HtmlTree {
  readonly html: string
  readonly nodes: readonly ContentNode[]
}

const MOST = 5_000
const kept = new Map<string, HtmlTree>()

/** The tree of HTML in the database; kept by its text, because every page of a product or a group asks for it. */
export function htmlTree(source: string): HtmlTree {
  const found = kept.get(source)
  if (found) return found
  const nodes = parseNodes(source)
  const tree = { html: writeHtml(nodes), nodes }
  const oldest = kept.size >= MOST ? kept.keys().next().value : undefined
  if (oldest !== undefined) kept.delete(oldest)
  kept.set(source, tree)
  return tree
}
