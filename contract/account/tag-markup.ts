import * as v from 'valibot'
import { FormText } from '#contract/platform/form.ts'

/** In percent of the customer's own price, so that a tag never prints the price that the customer pays. */
export const LEAST_MARKUP = 1
export const LARGEST_MARKUP = 900

/** What a piece is tagged with, in cents, never below the own price. @param cents of a case, as the customer pays it */
export const taggedCents = (cents: number, pieces: number, percent: number): number =>
  Math.ceil((cents * (100 + percent)) / (100 * pieces))

const WRONG = `Enter a whole number from ${LEAST_MARKUP} to ${LARGEST_MARKUP}, or nothing.`

export const TagMarkupValues = v.object({
  tag_markup_percent: v.pipe(
    FormText((text) => (markupIn(text) === undefined ? WRONG : null)),
    v.transform((text) => markupIn(text) ?? null),
  ),
})

/** In percent; null: nothing is typed; undefined: what is typed is no markup. */
export function markupIn(typed: string): number | null | undefined {
  const text = typed.trim().replace(/\s*%$/, '')
  if (text === '') return null
  const percent = /^\d{1,3}$/.test(text) ? Number(text) : 0
  return percent >= LEAST_MARKUP && percent <= LARGEST_MARKUP ? percent : undefined
}
