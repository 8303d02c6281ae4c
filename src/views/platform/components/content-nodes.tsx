import { createElement, type ReactNode } from 'react'
import type { ContentElement, ContentNode } from '#contract/platform/content-nodes.ts'
import { ContentLink } from './content-link.tsx'
import * as css from './content-nodes.css.ts'

export interface ContentNodesProps {
  nodes: readonly ContentNode[]
  className?: string
}

/** Text of the server, drawn as elements: nothing is parsed as HTML. */
export function ContentNodes({ nodes, className = '' }: ContentNodesProps) {
  return <div className={`${css.text} ${className}`}>{drawn(nodes)}</div>
}

/** The nodes inside an element of the caller, such as a banner. */
export const InlineNodes = ({ nodes }: { nodes: readonly ContentNode[] }) => <>{drawn(nodes)}</>

// the tree of an answer never changes, so positions are stable keys
const drawn = (nodes: readonly ContentNode[]): ReactNode[] =>
  nodes.map((node, index) => (typeof node === 'string' ? node : drawnElement(node, index)))

const EMPTY = new Set(['br', 'hr', 'img'])

function drawnElement(element: ContentElement, key: number): ReactNode {
  const { tag, href, src, alt, width, height, id, colspan, nodes = [] } = element
  const className = element.styles?.map((style) => css.style[style]).join(' ')
  const children = drawn(nodes)
  switch (tag) {
    case 'a':
      return (
        <ContentLink key={key} href={href ?? ''} className={className}>
          {children}
        </ContentLink>
      )
    case 'img':
      return <img key={key} src={src} alt={alt ?? ''} width={width} height={height} loading="lazy" />
    case 'table':
      return <ScrolledTable key={key}>{children}</ScrolledTable>
    case 'th':
    case 'td':
      return createElement(tag, { key, className, colSpan: colspan, scope: scopeOf(tag) }, ...children)
    default:
      return createElement(tag, { key, className, id }, ...(EMPTY.has(tag) ? [] : children))
  }
}

const scopeOf = (tag: 'th' | 'td') => (tag === 'th' ? 'col' : undefined)

function ScrolledTable({ children }: { children: ReactNode }) {
  return (
    // Without a tab stop, a table wider than a phone could not be scrolled with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css.scroller} role="group" aria-label="Table" tabIndex={0}>
      <table>{children}</table>
    </div>
  )
}
