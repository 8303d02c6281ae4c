import { expect, test } from 'vitest'
import { volumeErrors, volumeProblems, volumeRequest, volumeValues } from '#src/views/volume/volume-values.ts'

const filled = volumeValues(' Quill Display ', {
  tax_id: ' 123456789 ',
  yearly_volume: 'under-5000',
  state: 'MO',
})

test('[PRC-03] a company that is read after another field was filled is shown until its own field is edited', () => {
  const entered = { state: 'MO' }
  expect(volumeValues('', entered).company).toBe('')
  expect(volumeValues('Lund Displays', entered)).toMatchObject({ company: 'Lund Displays', state: 'MO' })
  for (const company of ['Lund', ''])
    expect(volumeValues('Lund Displays', { ...entered, company }).company).toBe(company)
})

test('[PRC-03] missing fields are listed in the order of the page', () => {
  expect(volumeProblems(volumeErrors(volumeValues('', {})))).toEqual([
    { text: 'Company: Required', fieldId: 'company' },
    { text: 'Tax ID: Required', fieldId: 'tax_id' },
    { text: 'Yearly volume: Required', fieldId: 'yearly_volume' },
    { text: 'State in which you sell: Required', fieldId: 'state' },
  ])
})

test.each(['12-345678', '1234567890', 'AB-3456789', '123-456789'])(
  'the tax ID %s is not nine digits',
  (tax_id) => {
    expect(volumeErrors({ ...filled, tax_id })).toEqual({ tax_id: 'must be nine digits, such as 12-3456789' })
  },
)

test('[API-22] the payload is trimmed, with null for empty fields', () => {
  expect(volumeErrors(filled)).toEqual({})
  expect(volumeRequest(filled)).toEqual({
    company: 'Quill Display',
    tax_id: '123456789',
    license_number: null,
    yearly_volume: 'under-5000',
    state: 'MO',
    products: null,
    trade_references: null,
  })
})
