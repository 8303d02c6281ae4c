import * as v from 'valibot'
import { MESSAGES } from './messages.ts'

/** What a form of text fields takes, with the error of each field, and the request that it makes of it. */
export type FormSchema<Field extends string, Request> = v.GenericSchema<Record<Field, string>, Request>

/** By the path of the field. */
export type FormErrors = Readonly<Record<string, string | undefined>>

type FormResult<Request> =
  | { readonly kind: 'valid'; readonly request: Request }
  | { readonly kind: 'invalid'; readonly errors: FormErrors }

/** The request, or the first error of each invalid field. */
export function validateForm<Field extends string, Request>(
  schema: FormSchema<Field, Request>,
  values: Readonly<Record<Field, string>>,
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
