import { expect, test } from 'vitest'
import { validateForm } from '#contract/platform/form.ts'
import { VolumeValues } from '#contract/account/volume.ts'

const empty = {
  company: '',
  tax_id: '',
  license_number: '',
  yearly_volume: '',
  state: '',
  products: '',
  trade_references: '',
}
const filled = {
  ...empty,
  company: ' Quill Display ',
  tax_id: ' 123456789 ',
  yearly_volume: 'under-5000',
  state: 'MO',
}

test('[PRC-03] an application for volume pricing needs company, tax ID, yearly volume and state', () => {
  const errors = { company: 'Required', tax_id: 'Required', yearly_volume: 'Required', state: 'Required' }
  expect(validateForm(VolumeValues, empty)).toEqual({ kind: 'invalid', errors })
})

test.each(['12-345678', '1234567890', 'AB-3456789', '123-456789'])(
  'the tax ID %s is not nine digits',
  (tax_id) => {
    const errors = { tax_id: 'must be nine digits, such as 12-3456789' }
    expect(validateForm(VolumeValues, { ...filled, tax_id })).toEqual({ kind: 'invalid', errors })
  },
)

test('[API-22] the payload is trimmed, with null for empty fields', () => {
  expect(validateForm(VolumeValues, filled)).toEqual({
    kind: 'valid',
    request: {
      company: 'Quill Display',
      tax_id: '123456789',
      license_number: null,
      yearly_volume: 'under-5000',
      state: 'MO',
      products: null,
      trade_references: null,
    },
  })
})
