import { MAX_INT } from '#contract/constants.ts'
import { safeParse } from 'valibot'
import { IdParam } from '#contract/wire.ts'
import { notFound } from './http-error.ts'

/** An id in the path as a number; whatever is no id does not exist. */
export function idParam(text: string): number {
  const read = safeParse(IdParam, text)
  if (!read.success || read.output > MAX_INT) throw notFound()
  return read.output
}

/** An id of a payload; what no row can have does not exist. */
export function rowId(id: number): number {
  if (id > MAX_INT) throw notFound()
  return id
}
