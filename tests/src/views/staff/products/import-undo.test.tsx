import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { importText, UndoNotice } from '#src/views/staff/products/import-undo.tsx'

const words = (markup: string): string =>
  markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
const IMPORT = {
  id: 'a',
  file_name: 'prices.csv',
  applied_at: '2027-06-01T12:00:00.000Z',
  applied_by: null,
  products: 1_200,
  undone_at: null,
}

test('an undo tells each product that it keeps, a refusal, and that a lost answer may have undone it', () => {
  const text = 'Undone: 1 product as before the import. 1 product: kept as now.'
  const kept = ['A1: changed since the import: name']
  const told = renderToStaticMarkup(
    <UndoNotice view="undone" context={{ undone: { kind: 'undone', text, kept }, undoFailure: null }} />,
  )
  expect(words(told)).toBe(`${text} ${kept[0]}`)
  expect(told).toContain('role="status"')
  const failed = (view: 'open' | 'unconfirmed', kind: 'unanswered' | 'loggedOut') =>
    words(renderToStaticMarkup(<UndoNotice view={view} context={{ undone: null, undoFailure: { kind } }} />))
  expect(failed('open', 'loggedOut')).toBe('Not undone. Your log-in is over. Log in again, then try again.')
  expect(failed('unconfirmed', 'unanswered')).toBe(
    'The shop did not answer. It may or may not be undone. Undo again to make sure: it counts once.',
  )
  expect(failed('unconfirmed', 'loggedOut')).toBe(
    'It may or may not be undone. Your log-in is over. Log in again, then try again.',
  )
})

test('the last import is named by file, time, who made it, products, and whether it was undone', () => {
  expect(importText(IMPORT)).toMatch(/^prices\.csv, .*2027.*, by a command: 1,200 products\.$/)
  const undone = { ...IMPORT, applied_by: 'Ann', products: 1, undone_at: '2027-06-02T12:00:00.000Z' }
  expect(importText(undone)).toMatch(/^prices\.csv, .*, by Ann: 1 product\. Undone .*2027.*\.$/)
})
