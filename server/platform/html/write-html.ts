import type { ContentElement, ContentNode } from '#contract/platform/content-nodes.ts'
import { VOID_TAGS } from './node-rules.ts'

/** HTML of a content tree; parsing it gives the same tree. */
export const writeHtml = (nodes: readonly ContentNode[]): string => nodes.map(htmlOf).join('')

function htmlOf(node: ContentNode): string {
  if (typeof node === 'string') return escapeHtml(node)
  const start = `<${node.tag}${attributesOf(node)}>`
  return VOID_TAGS.has(node.tag) ? start : `${start}${writeHtml(node.nodes ?? [])}</${node.tag}>`
}

function attributesOf({ href, src, alt, width, height, styles, id, colspan }: ContentElement): string {
  const attributes = { id, href, src, alt, width, height, colspan, class: styles?.join(' ') }
  return Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(String(value))}"`))
    .join('')
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00a0': '&nbsp;',
}

export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"\u00a0]/g, (char) => ENTITIES[char] ?? char)
