import { MAX_INT } from '#contract/platform/constants.ts'
import { safeParse } from 'valibot'
import { IdParam } from '#contract/platform/wire.ts'
import { notFound } from './http-error.ts'

/** Parses an id of the path; throws 404 when it is not an id. */
export function idParam(text: string): number {
  const read = safeParse(IdParam, text)
  if (!read.success || read.output > MAX_INT) throw notFound()
  return read.output
}

/** Validates an id of the payload; throws 404 when no row can have it. */
export function rowId(id: number): number {
  if (id > MAX_INT) throw notFound()
  return id
}
