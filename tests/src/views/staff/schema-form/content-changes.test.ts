import { expect, test } from 'vitest'
import { contentChanges, contentText } from '#src/views/staff/schema-form/content-changes.ts'

const text = (words: string) => ({ kind: 'text', text: words })
const picture = { kind: 'picture', src: '/media/a.avif', alt: 'A comet', caption: null }
const questions = (answer: string) => ({ kind: 'questions', questions: [{ question: 'When?', answer }] })
const entry = (body: Record<string, unknown>) => ({ body, position: 0, starts_at: null, ends_at: null })
const page = (...blocks: unknown[]) => entry({ title: 'Shipping', blocks, seo: {} })

test('a field that differs is named as the form names it, with both values and without the lines around them', () => {
  const before = page(text('One\nTwo\nThree'), questions('Soon'))
  const after = {
    ...before,
    body: { title: 'Freight', blocks: [text('One\n2\nThree'), questions('Today')], seo: { page_title: 'F' } },
    ends_at: '2027-06-01T12:00:00.000Z',
  }
  expect(contentChanges('page', before, after)).toEqual([
    { field: 'Title', before: 'Shipping', after: 'Freight' },
    { field: '1. Text, Text', before: '…\nTwo\n…', after: '…\n2\n…' },
    { field: '2. Questions, Question 1, Answer', before: 'Soon', after: 'Today' },
    { field: 'Search engines, Title', before: '', after: 'F' },
    { field: 'Visible until', before: '', after: expect.stringContaining('2027') },
  ])
})

test('an item of a list that is new, removed or moved is told as such, whatever stands beside it', () => {
  const [one, two] = [text('One'), text('Two')]
  expect(contentChanges('page', page(one, two), page(picture, one, two))).toEqual([
    { field: '1. Picture', before: null, after: 'Picture: /media/a.avif\nAlternative text: A comet' },
  ])
  expect(contentChanges('page', page(one, picture), page(picture))).toEqual([
    { field: '1. Text', before: 'Text: One', after: null },
  ])
  expect(contentChanges('page', page(one, picture), page(picture, one))).toEqual([
    {
      field: 'Blocks, order',
      before: '1. Text: One\n2. Picture: A comet',
      after: '1. Picture: A comet\n2. Text: One',
    },
  ])
})

test('choices and ticks are told by their names, a table by its rows, and what a form stores as empty is no change', () => {
  const banner = { set: 'desktop', html: 'Sale', is_closable: false }
  const other = { ...banner, set: 'mobile', is_closable: true, background_color: null }
  expect(contentChanges('banner', entry(banner), entry(other))).toEqual([
    { field: expect.any(String), before: 'Wide screens', after: 'Phones' },
    { field: expect.any(String), before: 'No', after: 'Yes' },
  ])
  const table = (cell: string) => ({
    kind: 'table',
    caption: '',
    head: ['State', 'Days'],
    rows: [['MO', cell]],
  })
  expect(contentChanges('page', page(table('2')), page(table('3')))).toEqual([
    { field: expect.stringContaining('1. Table, '), before: 'MO | 2', after: 'MO | 3' },
  ])
  expect(contentText('page', page(picture))).toBe(
    'Title: Shipping\n1. Picture: Picture: /media/a.avif\nAlternative text: A comet',
  )
})
