import * as v from 'valibot'
import { MESSAGES } from './messages.ts'

/** What the fields of a form hold, with the error of each of them, and the request that is made of it. */
export type FormSchema<Values, Request> = v.GenericSchema<Values, Request>

/** By the path of the field. */
export type FormErrors = Readonly<Record<string, string | undefined>>

type FormResult<Request> =
  | { readonly kind: 'valid'; readonly request: Request }
  | { readonly kind: 'invalid'; readonly errors: FormErrors }

/** The request, or the first error of each invalid field. */
export function validateForm<Values, Request>(
  schema: FormSchema<Values, Request>,
  values: Values,
): FormResult<Request> {
  const result = v.safeParse(schema, values)
  if (result.success) return { kind: 'valid', request: result.output }
  const errors: Record<string, string | undefined> = {}
  for (const issue of result.issues) errors[v.getDotPath(issue) ?? ''] ??= issue.message
  return { kind: 'invalid', errors }
}

/** A text field; `errorOf` gives its error, or null. */
export const FormText = (errorOf: (text: string) => string | null) =>
  v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed ? errorOf(dataset.value) : null
      if (message !== null) addIssue({ message })
    }),
  )

export const RequiredFormText = FormText((text) => (text.trim() === '' ? MESSAGES.required : null))

/** Trimmed; null if it is empty. */
export const OptionalFormText = v.pipe(
  v.string(),
  v.transform((text) => text.trim() || null),
)

/**
 * Errors of fields that depend on each other. It stands after the object of the fields, whose own errors come first, and
 * before transformations: a transformed field that is invalid would end the check.
 */
export const checkFields = <Values extends Record<string, unknown>>(
  errorsOf: (values: Values) => { readonly [Field in keyof Values]?: string | null },
) =>
  v.rawCheck<Values>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const input = dataset.value
    for (const [key, message] of Object.entries<string | null | undefined>(errorsOf(input)))
      if (message)
        addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] })
  })
