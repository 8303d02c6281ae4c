import { expect, test } from 'vitest'
import type { StoredBlock } from '#contract/content/content-blocks.ts'
import { CONSUMER_PROJECT } from '#contract/platform/constants.ts'
import { storefrontContent } from '#server/content/storefront-content.ts'
import { drawSheet } from '#server/sheets/draw-sheet.ts'
import { createPublicFiles } from '#server/sheets/public-files/public-files.ts'
import type { SheetRenderer } from '#server/sheets/sheet-renderer.ts'
import { pdfTexts } from '#tests/support/pdf-text.ts'

const row = {
  project_id: CONSUMER_PROJECT,
  kind: 'page',
  key: '/pages/terms-of-use',
  position: 0,
  starts_at: null,
  ends_at: null,
  changed_on: '2027-03-08',
} as const
const sheets: Pick<SheetRenderer, 'render'> = {
  render: async (_client, _key, read) => drawSheet({ ...(await read()), pictures: [] }),
}
const supplier = { name: 'Ozark Fireworks', address: '1 Mill Road, Nixa, MO 65714', phone: '' }

const fileOf = (blocks: readonly StoredBlock[], title = 'Terms of Use') => {
  const content = storefrontContent([{ ...row, body: { title, blocks } }], (_, problem) =>
    expect.fail(problem),
  )
  return createPublicFiles({ supplier: () => supplier, content: () => content, sheets })(
    CONSUMER_PROJECT,
    'terms-of-use.pdf',
  )
}
const textOf = async (blocks: readonly StoredBlock[], title?: string) => {
  const file = (await fileOf(blocks, title)) ?? expect.fail()
  return (await pdfTexts(file.plain)).join(' ')
}

const MARKDOWN = `
# Orders

You **accept** these terms &amp; pay \\*in full\\* within 5 < 7 days, see [the rules](https://rules.example/a?b=1&c=2)
→ Kraków, Łódź, żółty, 合同 and H~2~O.

> Quoted duty
>
> - inside a list

    code line one
      code line two

<div>Raw <u>duty</u> of HTML</div>

1. first
   - nested
2. second

| Fee | Share |
| --- | ----: |
| Restocking | **15%** of it |

<details><summary>More</summary>Hidden duty</details>

~~Struck duty~~<br>After a break ![Seal of the shop](/images/seal.png)
`

test('the terms as a file have every text of their page: quotations, code, HTML, entities and other scripts', async () => {
  const text = await textOf([{ kind: 'text', text: MARKDOWN }])
  for (const part of [
    'Orders You accept these terms & pay *in full* within 5 < 7 days, see the rules → Kraków, Łódź, żółty, 合同 and',
    'Quoted duty • inside a list',
    'code line one code line two',
    'Raw duty of HTML',
    '1. first • nested 2. second',
    'Fee Share Restocking 15% of it',
    'More Hidden duty',
    'Struck duty After a break Seal of the shop',
  ])
    expect(text).toContain(part)
})

test('the terms as a file have the texts of all kinds of blocks, and no link to themselves', async () => {
  const text = await textOf(
    [
      { kind: 'questions', name: 'q', questions: [{ question: 'May I return?', answer: 'No, *never*.' }] },
      {
        kind: 'table',
        caption: 'What returns cost',
        head: ['When', 'Cost'],
        rows: [['Within a week', '$5 *flat*']],
      },
      { kind: 'transit', days: { MO: 2, WY: 5 } },
      { kind: 'picture', src: '/images/a.png', alt: 'Our seal', caption: 'Seal', width: 10, height: 10 },
      { kind: 'buttons', buttons: [{ label: 'Write to us', link_to: '/contact', is_primary: true }] },
      { kind: 'download', label: 'The permit form', href: '/public-files/form.pdf', note: 'Two pages' },
      { kind: 'download', label: 'These terms', href: '/public-files/terms-of-use.pdf', note: '' },
    ],
    'Terms of Use of a Shop with a Very Long Name Indeed',
  )
  expect(text).toContain(
    'Terms of Use of a Shop with a Very Long Name Indeed May I return? No, never. What returns cost When Cost Within a week $5 *flat* State Days MO 2 WY 5 Our seal Seal Write to us The permit form Two pages',
  )
  expect(text).not.toContain('These terms')
  expect(text).toContain('Applies since March 8, 2027')
})

test('a cell that is longer than a page goes on on the next ones', async () => {
  const words = Array.from({ length: 3_000 }, (_, index) => `w${index}`)
  const text = await textOf([
    { kind: 'text', text: `| a | b |\n| - | - |\n| ${words.join(' ')} | ${'Q'.repeat(900)} |` },
  ])
  expect(words.filter((word) => !text.includes(`${word} `))).toEqual([])
  expect(text.match(/Q/g)?.length).toBe(900)
})

test.each<[string, readonly StoredBlock[]]>([
  ['nothing', []],
  ['blanks', [{ kind: 'text', text: ' \n&nbsp;' }, { kind: 'dealers' }]],
  ['a comment', [{ kind: 'text', text: '<!-- to be written -->' }]],
  ['a picture', [{ kind: 'text', text: '![Seal of the shop](/images/seal.png)' }]],
  ['a line', [{ kind: 'text', text: '---' }]],
  ['an empty table', [{ kind: 'table', caption: '', head: [''], rows: [['']] }]],
  ['a link', [{ kind: 'download', label: 'The terms', href: '/public-files/form.pdf', note: '' }]],
])('with %s on its page and no text there is no file', async (_, blocks) => {
  expect(await fileOf(blocks)).toBeNull()
})
