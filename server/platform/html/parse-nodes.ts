import type { DefaultTreeAdapterMap } from 'parse5'
import type { ContentElement, ContentNode, ContentTag } from '#contract/platform/content-nodes.ts'
import { fileAddress, linkAddress } from './content-address.ts'
import { parseHtmlFragment } from './html-fragment.ts'
import {
  type ContentModel,
  DROPPED,
  isBlock,
  isInline,
  keptTag,
  LINE_BREAKING,
  MODELS,
  OWN_MODEL,
  stylesOf,
  VOID_TAGS,
} from './node-rules.ts'

type Node = DefaultTreeAdapterMap['childNode']
type Element = DefaultTreeAdapterMap['element']

interface Scope {
  readonly model: ContentModel
  readonly depth: number
  readonly parent: ContentTag | null
  readonly isInLink: boolean
}

/** What lies deeper is left out. */
const DEEPEST = 40

/** The tree of HTML with only the elements and addresses that content may have; text outside a block is a paragraph. */
export const parseNodes = (html: string): readonly ContentNode[] =>
  paragraphs(convert(parseHtmlFragment(html), { model: 'flow', depth: 0, parent: null, isInLink: false }))

function convert(nodes: readonly Node[], scope: Scope): readonly ContentNode[] {
  const out: ContentNode[] = []
  if (scope.depth > DEEPEST) return out
  for (const node of nodes)
    for (const kept of convertOne(node, scope)) {
      const last = out.at(-1)
      if (typeof kept === 'string' && typeof last === 'string') out[out.length - 1] = last + kept
      else out.push(kept)
    }
  return out
}

function convertOne(node: Node, scope: Scope): readonly ContentNode[] {
  if ('value' in node) return textIn(scope.model, node.value)
  if (!('tagName' in node) || DROPPED.has(node.tagName)) return []
  const tag = node.namespaceURI.endsWith('/xhtml') ? keptTag(node.tagName) : null
  if (tag === null || (tag === 'a' && scope.isInLink)) return unwrapped(node, scope)
  switch (scope.model) {
    case 'phrasing':
      return isInline(tag) ? elementOf(node, tag, scope) : unwrapped(node, scope)
    case 'flow':
      return OWN_MODEL[tag] || isMisplaced(tag, scope) ? unwrapped(node, scope) : elementOf(node, tag, scope)
    case 'list':
      return tag === 'li' ? elementOf(node, tag, scope) : item(convertOne(node, inside(scope, 'flow', 'li')))
    case 'table':
    case 'rows':
    case 'cells':
      return OWN_MODEL[tag] === scope.model ? elementOf(node, tag, scope) : []
    default:
      return scope.model satisfies never
  }
}

/** A caption outside a figure, and a summary outside the details that it opens. */
const isMisplaced = (tag: ContentTag, { parent }: Scope): boolean =>
  (tag === 'figcaption' && parent !== 'figure') || (tag === 'summary' && parent !== 'details')

function textIn(model: ContentModel, text: string): readonly ContentNode[] {
  const clean = withLineFeeds(text)
  if (model === 'flow' || model === 'phrasing') return clean === '' ? [] : [clean]
  return model === 'list' && clean.trim() !== '' ? item([clean]) : []
}

const withLineFeeds = (text: string): string => text.replaceAll(/\r\n?/g, '\n')

const item = (nodes: readonly ContentNode[]): readonly ContentNode[] =>
  nodes.length === 0 ? [] : [{ tag: 'li', nodes }]

const inside = (scope: Scope, model: ContentModel, parent: ContentTag): Scope => ({
  model,
  depth: scope.depth + 1,
  parent,
  isInLink: scope.isInLink || parent === 'a',
})

/** The content of an element that is not kept: on lines of its own where the element has them. */
function unwrapped(node: Element, scope: Scope): readonly ContentNode[] {
  const content = convert(node.childNodes, { ...scope, depth: scope.depth + 1, parent: null })
  const tag = keptTag(node.tagName)
  if (!LINE_BREAKING.has(node.tagName) && (tag === null || isInline(tag))) return content
  if (scope.model === 'phrasing') return content.length === 0 ? [] : [' ', ...content, ' ']
  if (scope.model !== 'flow') return content
  const styles = stylesOf(attribute(node, 'class') ?? '')
  return paragraphs(content).map((each) =>
    styles.length > 0 && typeof each !== 'string' ? { ...each, styles } : each,
  )
}

/** Wraps text and inline elements between blocks in paragraphs, and drops the blanks between them. */
function paragraphs(nodes: readonly ContentNode[]): readonly ContentNode[] {
  const out: ContentNode[] = []
  let line: ContentNode[] = []
  const end = () => {
    const trimmed = trimmedLine(line)
    if (trimmed.length > 0) out.push({ tag: 'p', nodes: trimmed })
    line = []
  }
  for (const node of nodes) {
    if (isBlock(node)) {
      end()
      out.push(node)
    } else line.push(node)
  }
  end()
  return out
}

function trimmedLine(line: readonly ContentNode[]): readonly ContentNode[] {
  const isBlank = (node: ContentNode) => typeof node === 'string' && node.trim() === ''
  const first = line.findIndex((node) => !isBlank(node))
  return first < 0 ? [] : line.slice(first, line.findLastIndex((node) => !isBlank(node)) + 1)
}

function elementOf(node: Element, tag: ContentTag, scope: Scope): readonly ContentNode[] {
  const styles = stylesOf(attribute(node, 'class') ?? '')
  const more = styles.length > 0 ? { styles } : {}
  if (tag === 'img') return pictureOf(node, more)
  if (VOID_TAGS.has(tag)) return [{ tag, ...more }]
  const model = MODELS[tag] ?? 'phrasing'
  const content = spaced(convert(node.childNodes, inside(scope, model, tag)), model)
  const nodes = tag === 'pre' ? withoutFirstBreak(content) : content
  if (tag === 'a') return linkOf(node, nodes, more)
  if (tag === 'details') return [{ tag, ...more, nodes: summaryFirst(nodes) }]
  if (tag === 'td' || tag === 'th') return [{ tag, ...more, ...spanOf(node), nodes }]
  if (tag === 'span' && styles.length === 0) return nodes
  return nodes.length === 0 ? [] : [{ tag, ...more, nodes }]
}

/** Blanks beside blocks are only indentation of the source. */
const spaced = (nodes: readonly ContentNode[], model: ContentModel): readonly ContentNode[] =>
  model === 'flow' && nodes.some(isBlock)
    ? nodes.filter((node) => typeof node !== 'string' || node.trim() !== '')
    : nodes

/** HTML ignores a line break at the beginning of `pre`, so a written one would get lost. */
const withoutFirstBreak = (nodes: readonly ContentNode[]): readonly ContentNode[] =>
  nodes.flatMap((node, at) =>
    at === 0 && typeof node === 'string' ? node.replace(/^\n+/, '') || [] : [node],
  )

function summaryFirst(nodes: readonly ContentNode[]): readonly ContentNode[] {
  const isSummary = (node: ContentNode) => typeof node !== 'string' && node.tag === 'summary'
  const summary = nodes.find(isSummary)
  const rest = nodes
    .filter((node) => node !== summary)
    .map((node) =>
      typeof node !== 'string' && node.tag === 'summary' ? { ...node, tag: 'p' as const } : node,
    )
  return summary === undefined ? rest : [summary, ...rest]
}

function linkOf(
  node: Element,
  nodes: readonly ContentNode[],
  more: Partial<ContentElement>,
): readonly ContentNode[] {
  const href = linkAddress(attribute(node, 'href') ?? '')
  return href === null || nodes.length === 0 ? nodes : [{ tag: 'a', href, ...more, nodes }]
}

function pictureOf(node: Element, more: Partial<ContentElement>): readonly ContentNode[] {
  const src = fileAddress(attribute(node, 'src') ?? '')
  if (src === null) return []
  const width = numberIn(node, 'width', 1, 4_000)
  const height = numberIn(node, 'height', 1, 4_000)
  const size = width !== null && height !== null ? { width, height } : {}
  return [{ tag: 'img', src, alt: withLineFeeds(attribute(node, 'alt') ?? ''), ...size, ...more }]
}

function spanOf(node: Element): Partial<ContentElement> {
  const colspan = numberIn(node, 'colspan', 2, 20)
  return colspan === null ? {} : { colspan }
}

function numberIn(node: Element, name: string, least: number, most: number): number | null {
  const text = attribute(node, name) ?? ''
  const value = /^\d{1,4}$/.test(text) ? Number(text) : 0
  return value >= least && value <= most ? value : null
}

const attribute = (node: Element, name: string): string | undefined =>
  node.attrs.find((each) => each.name === name)?.value
