import { Marked } from 'marked'
import type { ContentElement, ContentNode } from '#contract/platform/content-nodes.ts'
import { parseNodes } from './parse-nodes.ts'
import { nodesText } from '#contract/content/nodes-text.ts'

const markdown = new Marked({ gfm: true, async: false })

/** The tree of Markdown; HTML in it is parsed as well. */
export const parseMarkdown = (text: string): readonly ContentNode[] =>
  parseNodes(markdown.parse(text, { async: false }))

/** Gives the headings of a page ids, by which its table of contents links to them. */
export function headingIds(): (nodes: readonly ContentNode[]) => readonly ContentNode[] {
  const used = new Set<string>()
  const withId = (node: ContentElement): ContentElement => {
    // the prefix keeps a heading from having the id of an element of the page, such as "root"
    const id = `section-${slugOf(nodesText([node]))}`
    let unique = id
    for (let n = 2; used.has(unique); n++) unique = `${id}-${n}`
    used.add(unique)
    return { ...node, id: unique }
  }
  return (nodes) =>
    nodes.map((node) =>
      typeof node !== 'string' && (node.tag === 'h2' || node.tag === 'h3') ? withId(node) : node,
    )
}

const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '') || 'part'
