import type { Block } from '#contract/content/content-blocks.ts'
import type { ContentNode } from '#contract/platform/content-nodes.ts'
import { nodesText } from '#contract/content/nodes-text.ts'
import * as css from './content-page.css.ts'

export interface Heading {
  readonly id: string
  readonly text: string
}

/** More than this many headings of the second level have a list of contents. */
const FEW = 3

/** The headings that a list of contents leads to; none for a short page. */
export function headingsOf(blocks: readonly Block[]): readonly Heading[] {
  const headings = blocks.flatMap((block) => (block.kind === 'text' ? block.nodes.flatMap(headingOf) : []))
  return headings.length > FEW ? headings : []
}

function headingOf(node: ContentNode): readonly Heading[] {
  if (typeof node === 'string' || node.tag !== 'h2' || node.id === undefined) return []
  return [{ id: node.id, text: nodesText(node.nodes ?? []) }]
}

/** Beside the text in a wide window; folded above it in a narrow one. */
export function PageContents({ headings }: { headings: readonly Heading[] }) {
  return (
    <>
      <nav aria-label="On this page" className={css.beside}>
        <p className={css.contentsTitle}>On this page</p>
        <HeadingLinks headings={headings} />
      </nav>
      <details className={css.above}>
        <summary className={css.contentsSummary}>On this page</summary>
        <HeadingLinks headings={headings} />
      </details>
    </>
  )
}

function HeadingLinks({ headings }: { headings: readonly Heading[] }) {
  return (
    <ul className={css.contentsList}>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} className={css.contentsLink}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
