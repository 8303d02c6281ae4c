import { MESSAGES } from '#contract/messages.ts'
import { TAX_ID_PATTERN, type VolumeRequest } from '#contract/volume.ts'
import type { FieldProblem } from '#src/ui/form/error-summary.tsx'

const TEXTS = {
  company: 'Company',
  tax_id: 'Tax ID',
  license_number: 'License number',
  yearly_volume: 'Yearly volume',
  state: 'State in which you sell',
  products: 'Products you are interested in',
  trade_references: 'Trade references',
} as const

export type VolumeField = keyof typeof TEXTS
export const LABELS: Readonly<Record<VolumeField, string>> = TEXTS
export type VolumeValues = Readonly<Record<VolumeField, string>>
export type VolumeErrors = Partial<Readonly<Record<VolumeField, string>>>

// in the order of the page
const FIELDS = Object.keys(TEXTS) as readonly VolumeField[]

const nothingEntered = (company: string): VolumeValues => ({
  company,
  tax_id: '',
  license_number: '',
  yearly_volume: '',
  state: '',
  products: '',
  trade_references: '',
})

/** The company of the profile, which may be read after the form is shown, stands until the field is edited. */
export const volumeValues = (company: string, entered: Partial<VolumeValues>): VolumeValues => ({
  ...nothingEntered(company),
  ...entered,
})

const NEEDED = ['company', 'tax_id', 'yearly_volume', 'state'] as const

export function volumeErrors(values: VolumeValues): VolumeErrors {
  const missing = NEEDED.filter((field) => values[field].trim() === '')
  const isTaxId = TAX_ID_PATTERN.test(values.tax_id.trim())
  return {
    ...(isTaxId ? {} : { tax_id: 'must be nine digits, such as 12-3456789' }),
    ...Object.fromEntries(missing.map((field) => [field, MESSAGES.required])),
  }
}

export const volumeProblems = (errors: VolumeErrors): readonly FieldProblem[] =>
  FIELDS.flatMap((field) => {
    const error = errors[field]
    return error === undefined ? [] : [{ text: `${LABELS[field]}: ${error}`, fieldId: field }]
  })

/** The payload; empty fields become null. */
export function volumeRequest(values: VolumeValues): VolumeRequest {
  const { license_number, products, trade_references, ...needed } = values
  const { company, tax_id, yearly_volume, state } = needed
  return {
    company: company.trim(),
    tax_id: tax_id.trim(),
    yearly_volume,
    state,
    license_number: license_number.trim() || null,
    products: products.trim() || null,
    trade_references: trade_references.trim() || null,
  }
}
