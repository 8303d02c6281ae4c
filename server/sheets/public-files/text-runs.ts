import type { ContentElement, ContentNode } from '#contract/platform/content-nodes.ts'
import { isBlock } from '#server/platform/html/node-rules.ts'
import { INK } from './pdf-style.ts'

export interface RunStyle {
  readonly face: 'text' | 'bold'
  readonly color: string
  /** an address that works on paper too: `https:`, `mailto:` or `tel:` */
  readonly link: string | null
  readonly isStruck: boolean
  readonly script: 'sub' | 'sup' | null
}

/** A text in one style; its line feeds begin new lines. */
export interface Run {
  readonly text: string
  readonly style: RunStyle
}

export const PLAIN: RunStyle = { face: 'text', color: INK.text, link: null, isStruck: false, script: null }

/** The texts of a tree in their styles; a block in it begins a line of its own. */
export function runsOf(nodes: readonly ContentNode[], style: RunStyle): readonly Run[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [{ text: node.replaceAll(/[ \t\r\n\f]+/g, ' '), style }]
    if (node.tag === 'br') return [{ text: '\n', style }]
    if (node.tag === 'img') return [{ text: node.alt ?? '', style }]
    if (node.tag === 'pre') return codeRuns(node.nodes ?? [], style)
    const runs = runsOf(node.nodes ?? [], styleOf(node, style))
    if (!isBlock(node)) return runs
    const mark = node.tag === 'li' ? [{ text: '\u2022 ', style }] : []
    return [{ text: '\n', style }, ...mark, ...runs, { text: '\n', style }]
  })
}

/** Each line of code as it is written: no-break spaces keep its columns. */
export const codeRuns = (nodes: readonly ContentNode[], style: RunStyle): readonly Run[] =>
  nodes.flatMap((node) =>
    typeof node === 'string'
      ? [{ text: node.replaceAll('\t', '  ').replaceAll(' ', '\u00A0'), style }]
      : codeRuns(node.nodes ?? [], style),
  )

function styleOf({ tag, href, styles }: ContentElement, style: RunStyle): RunStyle {
  const isStruck = style.isStruck || tag === 's' || styles?.includes('strikethrough') === true
  switch (tag) {
    case 'strong':
    case 'th':
    case 'summary':
      return { ...style, isStruck, face: 'bold' }
    case 'sub':
    case 'sup':
      return { ...style, isStruck, script: tag }
    case 'a':
      return /^(https|mailto|tel):/i.test(href ?? '')
        ? { ...style, isStruck, link: href ?? null, color: INK.link }
        : { ...style, isStruck }
    default:
      return { ...style, isStruck }
  }
}
