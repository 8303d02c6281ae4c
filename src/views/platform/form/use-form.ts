import { useState } from 'react'
import { joinedErrors } from '#contract/platform/failure.ts'
import { type FormErrors, type FormSchema, validateForm } from '#contract/platform/form.ts'
import { afterPress } from '#src/ui/focus/after-press.ts'
import type { FieldProblem } from '#src/ui/form/error-summary.tsx'

export interface FormOptions<Values, Request> {
  readonly schema: FormSchema<Values, Request>
  /** in the order of the page */
  readonly labels: Readonly<Record<FieldOf<Values>, string>>
  /** before the name of a field in its id */
  readonly idPrefix?: string
  /** A value that changes later is shown until its field is edited. */
  readonly initial: Readonly<NoInfer<Values>>
  /** the errors of the server; null: none */
  readonly refusal: readonly string[] | null
  readonly submit: (request: Request) => void
}

type FieldOf<Values> = keyof Values & string
type TextFieldOf<Values> = {
  [Field in FieldOf<Values>]: Values[Field] extends string ? Field : never
}[FieldOf<Values>]

/** The props of the control of a text field. */
export type FormControls<Field extends string> = (name: Field) => {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (event: { readonly currentTarget: { readonly value: string } }) => void
}

/**
 * Values and errors of a form. After a press that finds an invalid field, each invalid field shows its error until it is
 * right or the form is pressed again; a valid form is passed to `submit` as the request of the schema. `problems` and
 * `attempt` are for the ErrorSummary, which alone moves the focus: to the errors, after each press and each refusal.
 *
 * `field` is for the controls of texts; other values, and several at once, are changed by `change`. A form whose controls
 * call `leave` on blur shows the error of a field that was left, too, once the press that has left it has become a click.
 *
 * The schema, with the texts of the errors, stands beside its request in `contract/`; labels, controls and the
 * `FormDefinition` stand in the view.
 */
export function useForm<Values extends object, Request>(options: FormOptions<Values, Request>) {
  const { schema, labels, idPrefix = '', initial, refusal, submit } = options
  const [edited, setEdited] = useState<Partial<Values>>({})
  const [presses, setPresses] = useState(0)
  const [isChecked, setChecked] = useState(false)
  const [left, setLeft] = useState<readonly string[]>([])
  const values: Values = { ...initial, ...edited }
  const result = validateForm(schema, values)
  const all: FormErrors = result.kind === 'invalid' ? result.errors : {}
  const shown = Object.entries(all).filter(([name]) => isChecked || left.includes(name))
  const errors: FormErrors = Object.fromEntries(shown)
  const invalid = isChecked ? problemsOf(labels, all, idPrefix) : []
  const refused = refusal === null ? [] : [{ text: joinedErrors(refusal) }]
  const change = (part: Partial<Values>) => setEdited((before) => ({ ...before, ...part }))
  const field: FormControls<TextFieldOf<Values>> = (name) => ({
    id: `${idPrefix}${name}`,
    label: labels[name],
    value: String(values[name]),
    error: errors[name],
    onChange: ({ currentTarget: { value } }) => setEdited((before) => ({ ...before, [name]: value })),
  })
  /** Counts as a press. */
  const check = () => {
    setPresses((count) => count + 1)
    setChecked(result.kind === 'invalid')
    return result
  }
  return {
    values,
    errors,
    problems: invalid.length > 0 ? invalid : refused,
    attempt: presses * 2 + refused.length,
    check,
    handleSubmit: () => {
      const checked = check()
      if (checked.kind === 'valid') submit(checked.request)
    },
    field,
    change,
    leave: (name: FieldOf<Values>) => {
      // a field that is left empty may still be filled in
      if (values[name] !== '') afterPress(() => setLeft((before) => [...before, name]))
    },
  }
}

function problemsOf(
  labels: Readonly<Record<string, string>>,
  errors: FormErrors,
  idPrefix: string,
): readonly FieldProblem[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const error = errors[name]
    return error === undefined ? [] : [{ text: withLabel(label, error), fieldId: `${idPrefix}${name}` }]
  })
}

/** A sentence that names its field stays as it is. */
const withLabel = (label: string, error: string): string =>
  error.startsWith(label) ? error : `${label}: ${error}`
