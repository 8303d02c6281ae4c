import type { ContentElement, ContentNode } from '#contract/platform/content-nodes.ts'
import { isBlock } from '#server/platform/html/node-rules.ts'
import { roomFor } from '#server/sheets/draw-table.ts'
import { type PdfDocument, rule, SIDE, WIDTH } from '#server/sheets/pdf-document.ts'
import { drawNodeTable } from './draw-node-table.ts'
import { INK } from './pdf-style.ts'
import { drawRuns, runLines } from './run-lines.ts'
import { codeRuns, PLAIN, type Run, runsOf, type RunStyle } from './text-runs.ts'

/** Where texts stand, in points. */
interface Frame {
  readonly x: number
  readonly width: number
  readonly style: RunStyle
  /** the places of the lines beside a quotation */
  readonly bars: readonly number[]
}

const PAGE_FRAME: Frame = { x: SIDE, width: WIDTH, style: PLAIN, bars: [] }
const LINE = 14.5
const SIZE = 10
const GAP = 6
const INDENT = 20

/** Draws a tree below `top` over as many pages as it needs, all of its text. Returns where the sheet goes on. */
export function drawNodes(
  doc: PdfDocument,
  nodes: readonly ContentNode[],
  top: number,
  frame: Frame = PAGE_FRAME,
): number {
  let y = top
  let texts: ContentNode[] = []
  const drawTexts = (): void => {
    y = paragraph(doc, runsOf(texts, frame.style), y, frame)
    texts = []
  }
  for (const node of nodes)
    if (isBlock(node)) {
      drawTexts()
      y = block(doc, node, y, frame)
    } else texts.push(node)
  drawTexts()
  return y
}

function block(doc: PdfDocument, node: ContentElement, y: number, frame: Frame): number {
  const nodes = node.nodes ?? []
  switch (node.tag) {
    case 'h2':
    case 'h3':
    case 'h4':
      return heading(doc, node, y, frame)
    case 'ul':
    case 'ol':
      return list(doc, node, y, frame)
    case 'blockquote':
      return drawNodes(doc, nodes, y, quotation(frame))
    case 'table':
      return drawNodeTable(doc, node, y) + GAP
    case 'pre':
      return paragraph(doc, codeRuns(nodes, frame.style), y, indented(frame))
    case 'hr':
      rule(doc, roomFor(doc, y, LINE) + 4)
      return y + LINE
    case 'summary':
      return drawNodes(doc, nodes, y, { ...frame, style: { ...frame.style, face: 'bold' } })
    default:
      return drawNodes(doc, nodes, y, frame)
  }
}

/** Deep inside of others, texts stay where they still have a width. */
const indented = (frame: Frame): Frame =>
  frame.width > 10 * INDENT ? { ...frame, x: frame.x + INDENT, width: frame.width - INDENT } : frame

function quotation(frame: Frame): Frame {
  const inner = indented(frame)
  return {
    ...inner,
    style: { ...frame.style, color: INK.muted },
    bars: [...frame.bars, inner.x - INDENT / 2],
  }
}

function paragraph(doc: PdfDocument, runs: readonly Run[], top: number, frame: Frame): number {
  const lines = runLines(doc, runs, { size: SIZE, width: frame.width })
  if (lines.length === 0) return top
  let y = top
  for (const line of lines) {
    y = roomFor(doc, y, LINE)
    for (const x of frame.bars) doc.rect(x, y - 2, 1.5, LINE).fill(INK.line)
    drawRuns(doc, line, frame.x, y, SIZE)
    y += LINE
  }
  return y + GAP
}

const HEADINGS = { h2: 13, h3: 11.5, h4: 10.5 } as const

function heading(doc: PdfDocument, { tag, nodes = [] }: ContentElement, top: number, frame: Frame): number {
  const size = tag === 'h2' || tag === 'h3' ? HEADINGS[tag] : HEADINGS.h4
  // a heading stays with what follows
  let y = roomFor(doc, top + GAP, 5 * LINE)
  const runs = runsOf(nodes, { ...frame.style, face: 'bold' })
  for (const line of runLines(doc, runs, { size, width: frame.width })) {
    y = roomFor(doc, y, LINE)
    drawRuns(doc, line, frame.x, y, size)
    y += size * 1.4
  }
  return y + GAP / 2
}

function list(doc: PdfDocument, { tag, nodes = [] }: ContentElement, top: number, frame: Frame): number {
  const inner = indented(frame)
  let y = top
  let number = 0
  for (const item of nodes) {
    if (typeof item === 'string') continue
    number++
    y = roomFor(doc, y, LINE)
    const mark = { text: tag === 'ol' ? `${number}.` : '\u2022', style: { ...PLAIN, color: INK.muted } }
    drawRuns(doc, [mark], inner.x - INDENT + 4, y, SIZE)
    const end = drawNodes(doc, item.nodes ?? [], y, inner)
    y = end === y ? y + LINE : end - GAP / 2
  }
  return y + GAP / 2
}
