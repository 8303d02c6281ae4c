import type { Block } from '#contract/content/content-blocks.ts'
import { escapeHtml, writeHtml } from '#server/platform/html/write-html.ts'

/** The text of a page as HTML, for readers that do not draw blocks. */
export const blocksHtml = (blocks: readonly Block[]): string => blocks.map(blockHtml).join('')

const element = (tag: string, html: string): string => `<${tag}>${html}</${tag}>`
const text = (tag: string, content: string): string =>
  content === '' ? '' : element(tag, escapeHtml(content))
const link = (href: string, label: string): string => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'text':
      return writeHtml(block.nodes)
    case 'questions':
      return block.questions
        .map(({ question, answer }) => element('details', text('summary', question) + writeHtml(answer)))
        .join('')
    case 'picture':
      return element(
        'figure',
        `<img src="${escapeHtml(block.src)}" alt="${escapeHtml(block.alt)}" width="${block.width}" height="${block.height}">${text('figcaption', block.caption)}`,
      )
    case 'buttons':
      return element('p', block.buttons.map(({ link_to, label }) => link(link_to, label)).join(' '))
    case 'table':
      return tableHtml(block.head, block.rows)
    case 'transit':
      return tableHtml(
        ['State', 'Days'],
        Object.entries(block.days).map(([state, days]) => [state, String(days)]),
      )
    case 'products':
      return element('p', link(block.link_to, block.title === '' ? 'Products' : block.title))
    case 'download':
      return element('p', link(block.href, block.label))
    case 'demo':
    case 'dealers':
    case 'form':
      return ''
    default:
      return block satisfies never
  }
}

function tableHtml(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (tag: string, cells: readonly string[]) =>
    element('tr', cells.map((cell) => element(tag, escapeHtml(cell))).join(''))
  return element(
    'table',
    element('thead', row('th', head)) + element('tbody', rows.map((cells) => row('td', cells)).join('')),
  )
}
