import { useState, useSyncExternalStore } from 'react'
import { LazyStore } from '#src/lazy/lazy-store.ts'
import type { FieldProblem } from '#src/ui/form/error-summary.tsx'
import { withLabel } from './with-label.ts'
import {
  addressErrors,
  type AddressErrors,
  type AddressField,
  type AddressValues,
  LABELS,
} from './address-form-values.ts'

/** Comes with the fields of the form; until then only the server knows the ZIP codes of each state. */
const zipRule = new LazyStore(
  () => import('#contract/account/us-states.ts'),
  (module) => module.zipStateError,
)

/**
 * State of the address form. An error shows when its field is left, all of them on submit; each disappears when fixed.
 */
export function useAddressForm(prefix: string, values: AddressValues) {
  const [left, setLeft] = useState<ReadonlySet<AddressField>>(new Set())
  const [isChecked, setChecked] = useState(false)
  const rule = useSyncExternalStore(zipRule.subscribe, zipRule.read, zipRule.read)
  const all = addressErrors(values, rule.kind === 'loaded' ? rule.value : undefined)
  const errors: AddressErrors = Object.fromEntries(
    Object.entries(all).filter(([field]) => isChecked || left.has(field as AddressField)),
  )
  return {
    errors,
    problems: (isChecked ? problemsOf(prefix, all) : []) satisfies FieldProblem[],
    leave: (field: AddressField) => {
      // leaving an empty field untouched shows no error
      if (values[field] !== '') setLeft(new Set([...left, field]))
    },
    check: () => {
      setChecked(true)
      return Object.keys(all).length === 0
    },
  }
}

const problemsOf = (prefix: string, errors: AddressErrors): FieldProblem[] =>
  (Object.keys(LABELS) as AddressField[]).flatMap((field) => {
    const error = errors[field]
    return error === undefined
      ? []
      : [{ text: withLabel(LABELS[field], error), fieldId: `${prefix}-${field}` }]
  })
