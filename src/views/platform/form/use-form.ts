import { useState } from 'react'
import { joinedErrors } from '#contract/platform/failure.ts'
import { type FormErrors, type FormSchema, validateForm } from '#contract/platform/form.ts'
import type { FieldProblem } from '#src/ui/form/error-summary.tsx'

export interface FormOptions<Field extends string, Request> {
  readonly schema: FormSchema<Field, Request>
  /** in the order of the page */
  readonly labels: Readonly<Record<Field, string>>
  /** before the name of a field in its id */
  readonly idPrefix?: string
  /** A value that changes later is shown until its field is edited. */
  readonly initial: Readonly<Record<Field, string>>
  /** the errors of the server; null: none */
  readonly refusal: readonly string[] | null
  readonly submit: (request: Request) => void
}

/** The props of the control of a field. */
export type FormControls<Field extends string> = (name: Field) => {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (event: { readonly currentTarget: { readonly value: string } }) => void
}

/**
 * Values and errors of a form of text fields. From the first press on, each invalid field shows its error until it is
 * right; a valid form is passed to `submit` as the request of the schema. `problems` and `attempt` are for the
 * ErrorSummary, which alone moves the focus: to the errors, after each press and each refusal.
 *
 * The schema, with the texts of the errors, stands beside its request in `contract/`; labels, controls and the
 * `FormDefinition` stand in the view.
 */
export function useForm<Field extends string, Request>(options: FormOptions<Field, Request>) {
  const { schema, labels, idPrefix = '', initial, refusal, submit } = options
  const [edited, setEdited] = useState<Partial<Record<Field, string>>>({})
  const [presses, setPresses] = useState(0)
  const values = { ...initial, ...edited }
  const result = validateForm(schema, values)
  const errors: FormErrors = presses > 0 && result.kind === 'invalid' ? result.errors : {}
  const invalid = problemsOf(labels, errors, idPrefix)
  const refused = refusal === null ? [] : [{ text: joinedErrors(refusal) }]
  const change = (name: Field, value: string) => setEdited((before) => ({ ...before, [name]: value }))
  const field: FormControls<Field> = (name) => ({
    id: `${idPrefix}${name}`,
    label: labels[name],
    value: values[name],
    error: errors[name],
    onChange: ({ currentTarget: { value } }) => change(name, value),
  })
  return {
    values,
    errors,
    problems: invalid.length > 0 ? invalid : refused,
    attempt: presses * 2 + refused.length,
    handleSubmit: () => {
      setPresses((count) => count + 1)
      if (result.kind === 'valid') submit(result.request)
    },
    field,
    change,
  }
}

function problemsOf<Field extends string>(
  labels: Readonly<Record<Field, string>>,
  errors: FormErrors,
  idPrefix: string,
): readonly FieldProblem[] {
  // Object.keys widens the keys to strings
  const fields = Object.keys(labels) as Field[]
  return fields.flatMap((field) => {
    const error = errors[field]
    return error === undefined ? [] : [{ text: `${labels[field]}: ${error}`, fieldId: `${idPrefix}${field}` }]
  })
}
