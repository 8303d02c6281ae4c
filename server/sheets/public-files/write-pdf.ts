import type { StoredBlock } from '#contract/content/content-blocks.ts'
import { pageBlocks } from '#server/content/page-blocks.ts'
import { longDate } from '#server/platform/central-time.ts'
import type { Bytes } from '#server/platform/http/stored-file.ts'
import { banner, footers, isTitleCut, makePdf } from '../pdf-document.ts'
import { blockNodes } from './block-nodes.ts'
import { drawNodes } from './draw-nodes.ts'

export interface PdfText {
  readonly title: string
  /** the line above the title */
  readonly kind: string
  /** the storefront */
  readonly shop: string
  /** below every page */
  readonly publisher: string
  /** `YYYY-MM-DD` since when the text applies */
  readonly date: string | null
  readonly blocks: readonly StoredBlock[]
}

/** What a text without a date was created on, so that it is the same file each time. */
const NO_DAY = '2000-01-01'

/** A document of letter size; the same text gives the same bytes. */
export function writePdf({ title, kind, shop, publisher, date, blocks }: PdfText): Promise<Bytes> {
  const head = { shop, isPro: false, day: date ?? NO_DAY }
  const facts = date === null ? '' : `Applies since ${longDate(date)}`
  const nodes = pageBlocks(blocks).flatMap(blockNodes)
  return makePdf({ title, head }, (doc) => {
    const top = banner(doc, { kind, title, facts, head })
    drawNodes(doc, isTitleCut(doc, title) ? [{ tag: 'h2', nodes: [title] }, ...nodes] : nodes, top)
    footers(doc, `${title}  ·  ${publisher}`)
  })
}
