import { expect, test } from 'vitest'
import type { ContentKind } from '#contract/content/content-kinds.ts'
import { entryProblems } from '#server/content/validate-entry.ts'

const problemsOf = (kind: ContentKind, key: string, body: unknown) =>
  entryProblems({ kind, key, body }).map(({ field, text }) => `${field}: ${text}`)
const page = (...blocks: readonly object[]) => problemsOf('page', '/pages/a', { title: 'A', blocks, seo: {} })

test('what does not fit the schema of an entry is told by its field in words, not in those of the schema', () => {
  const picture = { kind: 'picture', src: '/media/a.png', alt: '', width: 0, height: 4_001 }
  expect(page(picture)).toEqual(['blocks.0.width: The least is 1.', 'blocks.0.height: The most is 4000.'])
  expect(page({ ...picture, width: null, height: 1.5 })).toEqual([
    'blocks.0.width: Enter a number.',
    'blocks.0.height: Enter a whole number.',
  ])
  expect(page({ kind: 'buttons', buttons: [] })).toEqual(['blocks.0.buttons: Add at least one.'])
  expect(page({ kind: 'form', form: 'contact' }, { kind: 'text', text: 'a'.repeat(100_001) })).toEqual([
    'blocks.1.text: At most 100,000 characters fit here.',
  ])
  expect(problemsOf('page', '/pages/a', { blocks: [], seo: {} })).toEqual(['title: This is missing.'])
})
