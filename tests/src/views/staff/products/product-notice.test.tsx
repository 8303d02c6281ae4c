import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { StaffFailure } from '#contract/staff/staff-failure.ts'
import { startOf } from '#src/views/staff/products/product-edit.ts'
import { repeatableFailureText } from '#src/views/staff/staff-failure-text.ts'
import { SaveState, TheirChanges } from '#src/views/staff/products/product-notice.tsx'
import { sampleProduct } from './sample-product.ts'

type Shown = Parameters<typeof SaveState>[0]['editor'] & Parameters<typeof TheirChanges>[0]['editor']
const words = (Part: typeof SaveState | typeof TheirChanges, more: Partial<Shown>): string => {
  const editor: Shown = {
    edit: startOf(sampleProduct()),
    dispatch: () => undefined,
    answer: null,
    pressed: 'save',
    isPending: false,
    isChanged: false,
    undo: async () => undefined,
    ...more,
  }
  return renderToStaticMarkup(<Part editor={editor} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const UNANSWERED: StaffFailure = { kind: 'unanswered' }

test('a lost answer is told to be unknown and safe to repeat, a refusal as such', () => {
  expect(repeatableFailureText('save', UNANSWERED)).toBe(
    'The shop did not answer. It may or may not be saved. Save again to make sure: it counts once.',
  )
  expect(repeatableFailureText('undo', UNANSWERED)).toContain('be undone. Undo again')
  expect(repeatableFailureText('save', { kind: 'rejected', reason: 'A reason.' })).toBe(
    'Not saved. A reason.',
  )
})

test('what somebody else changed is told by field, sales are not', () => {
  const edit = startOf(sampleProduct())
  const fields = { ...edit.base.fields, 'price:silver': '', bin: 'B1', stock: '12' }
  const theirs = sampleProduct({ version: 4, fields })
  const shown = words(TheirChanges, { edit: { ...edit, theirs } })
  expect(shown).toContain('Price Silver: 10.00 → empty')
  expect(shown).toContain('Bin: empty → B1')
  expect(shown).not.toContain('Cases in stock')
})

test('a save offers its undo as long as nothing changed since; a save of nothing says so', () => {
  const entry = {
    id: 5,
    at: '2026-05-01T00:00:00.000Z',
    kind: 'desk' as const,
    staff: 'Ann',
    file_name: null,
    is_new: false,
    changes: [],
    obstacle: null,
  }
  const product = sampleProduct({ history: [entry] })
  const answer = { kind: 'saved' as const, text: 'Saved.', product, history_id: 5 }
  expect(words(SaveState, { edit: startOf(product), answer })).toBe('Saved. Customers see it now. Undo')
  const changed = sampleProduct({ history: [{ ...entry, obstacle: { text: 'Changed since', fields: [] } }] })
  expect(words(SaveState, { edit: startOf(changed), answer })).toBe('Saved. Customers see it now.')
  expect(words(SaveState, { edit: startOf(product), answer, isChanged: true })).toBe('Not saved yet.')
  expect(words(SaveState, { answer: { ...answer, text: 'Nothing was different.', history_id: null } })).toBe(
    'Nothing was different.',
  )
})
