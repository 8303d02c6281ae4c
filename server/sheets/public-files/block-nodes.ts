import type { Block } from '#contract/content/content-blocks.ts'
import type { ContentElement, ContentNode, ContentTag } from '#contract/platform/content-nodes.ts'

const element = (tag: ContentTag, ...nodes: readonly ContentNode[]): ContentElement => ({ tag, nodes })
const strong = (text: string): ContentNode => element('p', element('strong', text))

/** All texts of a block, for paper: what has no text, such as a form, is left out. */
export function blockNodes(block: Block): readonly ContentNode[] {
  switch (block.kind) {
    case 'text':
      return block.nodes
    case 'questions':
      return block.questions.flatMap(({ question, answer }) => [element('h3', question), ...answer])
    case 'table':
      return [...(block.caption === '' ? [] : [strong(block.caption)]), table(block.head, block.rows)]
    case 'transit':
      return [
        table(
          ['State', 'Days'],
          Object.entries(block.days).map(([state, days]) => [state, `${days}`]),
        ),
      ]
    case 'picture':
      return texts([block.alt, block.caption])
    case 'buttons':
      return block.buttons.map(({ label, link_to }) => element('p', link(label, link_to)))
    case 'products':
      return texts([block.title])
    case 'download':
      return [element('p', link(block.label, block.href)), ...texts([block.note])]
    case 'demo':
      return texts([block.caption])
    case 'dealers':
    case 'form':
      return []
    default:
      return block satisfies never
  }
}

const texts = (all: readonly string[]): readonly ContentNode[] =>
  [...new Set(all)].filter((text) => text !== '').map((text) => element('p', text))

const link = (label: string, href: string): ContentNode => ({ tag: 'a', href, nodes: [label] })

function table(head: readonly string[], rows: readonly (readonly string[])[]): ContentNode {
  const row = (tag: ContentTag, cells: readonly string[]) =>
    element('tr', ...cells.map((cell) => element(tag, cell)))
  return element(
    'table',
    element('thead', row('th', head)),
    element('tbody', ...rows.map((cells) => row('td', cells))),
  )
}
