import { array, assert, constantFrom, oneof, property } from 'fast-check'
import { expect, test } from 'vitest'
import { safeParse } from 'valibot'
import { type ContentElement, type ContentNode, ContentNodes } from '#contract/platform/content-nodes.ts'
import { parseMarkdown } from '#server/platform/html/markdown.ts'
import { parseNodes } from '#server/platform/html/parse-nodes.ts'
import { writeHtml } from '#server/platform/html/write-html.ts'
import { payloads } from '#tests/prove/xss/payloads.ts'

const roundTrip = (html: string): string => writeHtml(parseNodes(html))

test('HTML becomes a tree of the closed set, with synonyms and unknown elements replaced', () => {
  expect(parseNodes('<h1>A</h1><div class="muted x">b <b>c</b></div><font>d</font>')).toEqual([
    { tag: 'h2', nodes: ['A'] },
    { tag: 'p', styles: ['muted'], nodes: ['b ', { tag: 'strong', nodes: ['c'] }] },
    { tag: 'p', nodes: ['d'] },
  ])
})

test.each([
  [
    'blocks inside a line become text',
    '<span class="small"><p>a</p><p>b</p></span>',
    '<p><span class="small"> a  b </span></p>',
  ],
  [
    'a link inside a link is not kept',
    '<a href="/sl">a <em><a href="/c">b</a></em></a>',
    '<p><a href="/sl">a </a><em><a href="/c">b</a></em></p>',
  ],
  ['items without a list are paragraphs', '<li>a</li>', '<p>a</p>'],
  ['text inside a list is an item', '<ul>a<li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
  [
    'a table has rows and cells only',
    '<table><caption>c</caption><tr><td colspan="3" style="x">a</td></tr></table>',
    '<table><tbody><tr><td colspan="3">a</td></tr></tbody></table>',
  ],
  [
    'a summary stands first in its details',
    '<details>a<summary>s</summary><summary>t</summary></details>',
    '<details><summary>s</summary>a<p>t</p></details>',
  ],
  [
    'a picture of another site is left out',
    '<p>a<img src="https://b.example/c.png"><img src="/media/1.png" alt="d" width="3" height="4"></p>',
    '<p>a<img src="/media/1.png" alt="d" width="3" height="4"></p>',
  ],
  ['a path that leaves the pictures is left out', '<img src="/images/../account">', ''],
  [
    'scripts and frames vanish with their content',
    'a<script>b</script><iframe srcdoc="c">d</iframe><svg><text>e</text></svg>',
    '<p>a</p>',
  ],
])('%s', (_, html, kept) => {
  expect(roundTrip(html)).toBe(kept)
})

test.each([
  ['/sl/c/Comets?x=1#y', '/sl/c/Comets?x=1#y'],
  ['https://example.com/a', 'https://example.com/a'],
  ['mailto:orders@emberwright.example?subject=Hi', 'mailto:orders@emberwright.example?subject=Hi'],
  ['tel:+1(417)555-0140', 'tel:+1(417)555-0140'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['https://user:word@evil.example', null],
  ['http://plain.example', null],
  ['java\tscript:alert(1)', null],
  ['data:text/html,x', null],
  ['mailto:a@b.example?bcc=c@d.example', null],
  ['blob:https://example.com/1', null],
])('the address %s of a link is kept as %s', (href, kept) => {
  const [paragraph] = parseNodes(`<a href="${href}">x</a>`)
  const nodes = typeof paragraph === 'object' ? paragraph.nodes : []
  expect(nodes).toEqual(kept === null ? ['x'] : [{ tag: 'a', href: kept, nodes: ['x'] }])
})

test('[DATA-02] text keeps the style flags strikethrough, emphasize, muted and small, and no other class', () => {
  const flags = ['strikethrough', 'emphasize', 'muted', 'small']
  const written = [...flags, 'banner'].map((flag) => `<span class="${flag}">a</span>`).join('')
  const kept = flags.map((flag) => `<span class="${flag}">a</span>`).join('')
  expect(writeHtml(parseNodes(`<p>${written}</p>`))).toBe(`<p>${kept}a</p>`)
})

test('Markdown has tables, strikethrough and HTML with the style flags', () => {
  const html = writeHtml(parseMarkdown('~~a~~ <span class="emphasize">b</span>\n\n| c |\n| - |\n| d |\n'))
  expect(html).toBe(
    '<p><s>a</s> <span class="emphasize">b</span></p><table><thead><tr><th>c</th></tr></thead><tbody><tr><td>d</td></tr></tbody></table>',
  )
})

const elements = (nodes: readonly ContentNode[]): readonly ContentElement[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elements(node.nodes ?? [])]))
const ADDRESS = /^(https:\/\/|mailto:|tel:|\/(?!\/))/
const FILE = /^\/(images|media|public-files)\//
const isAllowed = ({ href = 'tel:1', src = '/images/' }: ContentElement) =>
  ADDRESS.test(href) && FILE.test(src)

test('650 payloads, as HTML and as Markdown, leave only elements and addresses of the closed set', () => {
  const texts = payloads(7, 650).map((payload) => payload.in('products.description_html'))
  for (const text of [...texts, texts.join('\n')])
    for (const nodes of [parseNodes(text), parseMarkdown(text)]) {
      expect(safeParse(ContentNodes, nodes).success, text).toBe(true)
      expect(
        elements(nodes).filter((node) => !isAllowed(node)),
        text,
      ).toEqual([])
    }
})

const names = 'p div ul li table tr td b h2 pre details summary'.split(' ')
const singles = ['text', ' ', '\n', '&amp;', '<br>', '<hr>', '<img src="/media/a.png">', '<svg>', '<math>']
const pieces = constantFrom(
  ...names.map((name) => `<${name}>`),
  ...names.map((name) => `</${name}>`),
  ...singles,
  '<a href="/sl">',
  '</a>',
  '<span class="muted">',
  '</span>',
  '<template>',
  '<style>',
  '<!--',
  '-->',
)

test('written HTML is parsed to the same tree again, whatever the source', () => {
  const soup = oneof(array(pieces, { maxLength: 25 }), array(pieces, { minLength: 30, maxLength: 60 }))
  assert(
    property(soup, (parts) => {
      const nodes = parseNodes(parts.join(''))
      expect(parseNodes(writeHtml(nodes))).toEqual(nodes)
    }),
    { numRuns: 1_000, seed: 42 },
  )
})

test('a deep tree is cut off instead of exhausting the stack', () => {
  expect(safeParse(ContentNodes, parseNodes('<blockquote>'.repeat(5_000))).success).toBe(true)
})
