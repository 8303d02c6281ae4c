import { type Json, jsonOf } from '#statecharts/engine/json.ts'

/** What an action or a guard is called with: values, or an expression over `context` and `event`. */
export type ChartParams =
  | { readonly kind: 'fixed'; readonly value: Json }
  | { readonly kind: 'computed'; readonly expression: string }

/** The parameters of an action or guard as its configuration gives them; null where it has none. */
export function paramsOf(part: unknown): ChartParams | null {
  if (typeof part !== 'object' || part === null || !('params' in part) || part.params === undefined)
    return null
  return typeof part.params === 'function'
    ? { kind: 'computed', expression: expressionOf(part.params) }
    : { kind: 'fixed', value: jsonOf(part.params) }
}

/** The body of an arrow function as it is written, in one line: `({ event }) => ({ step: event.step })` is `step: event.step`. */
export function expressionOf(fn: unknown): string {
  const source = String(fn).replaceAll(/\s+/g, ' ')
  const [, body] = /^(?:\([^)]*\)|\w+) ?=> ?(.*)$/.exec(source) ?? []
  if (body === undefined) return typeof fn === 'function' && fn.name !== '' ? fn.name : source
  const object = /^\(\{ ?(.*?),? ?\}\)$/.exec(body)?.[1]
  return object ?? body
}

/** `step: 'review'` */
export const paramsText = (params: ChartParams): string =>
  params.kind === 'computed' ? params.expression : valueText(params.value)

const valueText = (value: Json): string => (isObject(value) ? entriesText(value) : literal(value))

const entriesText = (object: Readonly<Record<string, Json>>): string =>
  Object.entries(object)
    .map(([key, value]) => `${key}: ${literal(value)}`)
    .join(', ')

function literal(value: Json): string {
  if (typeof value === 'string') return `'${value}'`
  return isObject(value) ? `{ ${entriesText(value)} }` : JSON.stringify(value)
}

const isObject = (value: Json): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
