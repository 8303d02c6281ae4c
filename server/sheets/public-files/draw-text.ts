import { longDate } from '#server/platform/central-time.ts'
import type { Bytes } from '#server/platform/http/stored-file.ts'
import { banner, footers, isTitleCut, makePdf } from '#server/sheets/pdf-document.ts'
import type { TextSheet } from '#server/sheets/sheet.ts'
import { drawNodes } from './draw-nodes.ts'

export function drawText(sheet: TextSheet): Promise<Bytes> {
  const { title, about, publisher, since, nodes } = sheet
  const facts = since === null ? '' : `Applies since ${longDate(since)}`
  return makePdf({ title, head: sheet }, (doc) => {
    const top = banner(doc, { kind: about, title, facts, head: sheet })
    drawNodes(doc, isTitleCut(doc, title) ? [{ tag: 'h2', nodes: [title] }, ...nodes] : nodes, top)
    footers(doc, `${title}  ·  ${publisher}`)
  })
}
