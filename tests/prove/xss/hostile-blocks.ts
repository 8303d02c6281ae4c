import type { ContentSource } from '#contract/content/content-kinds.ts'
import type { HtmlDocument } from './documents.ts'
import { chunked, linesOf, scriptAddress, zipped } from './hostile-lines.ts'
import { joinPayloads, type Payload } from './payloads.ts'

type HostileBlock = ContentSource<'page'>['blocks'][number]

/** The longest line that the schema of a block takes. */
export const LONGEST = 300

/** Payloads in every kind of block, and in each of its texts. */
export const hostileBlocks = (
  all: readonly Payload[],
  pieces: readonly HtmlDocument[],
): readonly HostileBlock[] => [
  ...pieces.map(({ mark, payloads }): HostileBlock => {
    return { kind: 'text', text: `<p>${mark}</p>\n\n${joinPayloads(payloads, 'content.text')}` }
  }),
  ...tables(all),
  ...questions(all),
  ...pictures(all),
  ...buttons(all),
  ...downloads(all),
]

function tables(all: readonly Payload[]): readonly HostileBlock[] {
  const [caption = ''] = linesOf(all, 'table.caption', LONGEST)
  const [head = ''] = linesOf(all, 'table.head', LONGEST)
  return chunked(linesOf(all, 'table.cell', LONGEST), 500).map((cells): HostileBlock => {
    return { kind: 'table', caption, head: [head], rows: cells.map((cell) => [cell]) }
  })
}

const questions = (all: readonly Payload[]): readonly HostileBlock[] =>
  chunked(linesOf(all, 'question.question', LONGEST), 100).map((lines): HostileBlock => {
    const answer = joinPayloads(all.slice(0, 100), 'content.text')
    const asked = lines.map((question, at) => ({ question, answer: at === 0 ? answer : 'Yes.' }))
    return { kind: 'questions', name: 'hostile', questions: asked }
  })

const pictures = (all: readonly Payload[]): readonly HostileBlock[] =>
  zipped({
    alt: linesOf(all, 'picture.alt', LONGEST),
    caption: linesOf(all, 'picture.caption', LONGEST),
  }).map((texts) => ({ kind: 'picture', src: '/images/300/x.svg', width: 3, height: 3, ...texts }))

const buttons = (all: readonly Payload[]): readonly HostileBlock[] => [
  ...chunked(
    linesOf(all, 'buttons.label', 80).map((label) => ({ label, link_to: '/' })),
    6,
  ).map((group): HostileBlock => ({ kind: 'buttons', buttons: [...group] })),
  ...all.slice(0, 20).map((_, at): HostileBlock => {
    return { kind: 'buttons', buttons: [{ label: 'go', link_to: scriptAddress(all, at) }] }
  }),
]

const downloads = (all: readonly Payload[]): readonly HostileBlock[] => [
  ...zipped({
    label: linesOf(all, 'download.label', 200),
    note: linesOf(all, 'download.note', LONGEST),
  }).map((texts): HostileBlock => ({ kind: 'download', href: '/images/300/x.svg', ...texts })),
  { kind: 'download', label: 'go', href: 'javascript:ran(0)//' },
]
