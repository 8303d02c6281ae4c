import { expect, test } from 'vitest'
import { writtenHtml } from '#server/platform/html/html-tree.ts'
import { parseNodes } from '#server/platform/html/parse-nodes.ts'
import { writeHtml } from '#server/platform/html/write-html.ts'

const texts = [
  'a',
  ' a ',
  '  ',
  '',
  'a & b',
  'a\u00a0b',
  'a "b"',
  "it's é 🎆",
  'a\nb',
  'a\0b',
  'a > b',
  '<b>a</b>',
]
const sources = [
  ...texts.flatMap((text) => [text, `<p>${text}</p>`, `<p>one</p><p>${text}</p>`, `<p>${text}<p>two</p>`]),
  '<p>a</p> <p>b</p>',
  '<p>a</p>b',
  '<P>a</P>',
  '<p class="x">a</p>',
]

test('HTML that is not parsed is what parsing it would write', () => {
  expect(sources.map(writtenHtml)).toEqual(sources.map((source) => writeHtml(parseNodes(source))))
})
