import { expect, test } from 'vitest'
import type { SaveProductAnswer } from '#contract/staff/staff-products.ts'
import {
  changesOf,
  nextEdit,
  type ProductEdit,
  saveOf,
  startOf,
  valueOf,
} from '#src/views/staff/products/product-edit.ts'
import { sampleProduct } from './sample-product.ts'

const type = (edit: ProductEdit, field: string, text: string) =>
  nextEdit(edit, { type: 'typed', field, text })
const answer = (edit: ProductEdit, sent: ProductEdit['typed'], given: SaveProductAnswer) =>
  nextEdit(edit, { type: 'answered', sent, answer: given })
const start = startOf(sampleProduct())

test('only what differs is sent, the stock with the number that was seen', () => {
  expect(saveOf(start)).toBeNull()
  const typed = type(type(start, 'name', 'Star '), 'bin', 'A1')
  expect(saveOf(typed)).toEqual({ id: 7, version: 3, fields: { name: 'Star ', bin: 'A1' } })
  expect(saveOf(type(type(typed, 'name', 'Comet'), 'bin', ''))).toBeNull()
  expect(saveOf(type(start, 'stock', '46'))).toEqual({
    id: 7,
    version: 3,
    fields: {},
    stock: { seen: 40, to: '46' },
  })
})

test('after a save only what was typed meanwhile is unsaved', () => {
  const sent = type(type(start, 'name', 'Star'), 'bin', 'A1')
  const meanwhile = type(sent, 'bin', 'A2')
  const product = sampleProduct({ version: 4, fields: { ...start.base.fields, name: 'Star', bin: 'A1' } })
  const saved = answer(meanwhile, sent.typed, { kind: 'saved', text: 'Saved.', product, history_id: 1 })
  expect(saved.base.version).toBe(4)
  expect(changesOf(saved)).toEqual({ bin: 'A2' })
})

test('an error stands until its field is typed in again', () => {
  const problems = [
    { field: 'name', text: 'is needed' },
    { field: 'bin', text: 'is too long' },
  ]
  const refused = answer(start, {}, { kind: 'invalid', problems })
  expect(refused.problems).toEqual(problems)
  expect(type(refused, 'name', 'X').problems).toEqual([problems[1]])
})

test('own text stays over what somebody else saved, and after their values are loaded where they changed nothing', () => {
  const own = type(type(start, 'name', 'Mine'), 'bin', 'A1')
  const product = sampleProduct({
    version: 4,
    stock: 38,
    fields: { ...start.base.fields, name: 'Theirs', stock: '38' },
  })
  const told = answer(own, own.typed, { kind: 'changed', text: '', product })
  expect([valueOf(told, 'name'), told.base.version]).toEqual(['Mine', 3])
  const loaded = nextEdit(told, { type: 'tookTheirs' })
  expect([valueOf(loaded, 'name'), valueOf(loaded, 'bin'), loaded.base.version]).toEqual(['Theirs', 'A1', 4])
  expect(changesOf(nextEdit(loaded, { type: 'dropped' }))).toEqual({})
})
