import { paramsOf, paramsText } from '#statecharts/engine/parameters.ts'

/** The name of an action in a chart: its name in `setup`, or what an inline one calls itself. */
export function actionName(action: unknown): string {
  if (typeof action === 'string') return action
  const type = typeOf(action)
  if (type !== undefined) return type
  return typeof action === 'function' ? action.name || '(inline)' : '(unknown)'
}

/** A guard as text: `isReady`, `not(is declined)`, `and(isReady, or(hasCard, isFree))`. */
export const guardText = (guard: unknown): string =>
  guardWith(guard, (name, part) => askedName(name, paramsIn(part)))

/** The same with parameters: `and(isReady, isAccepted(answer: event.output))`. */
export const conditionText = (guard: unknown): string =>
  guardWith(guard, (name, part) => {
    const asked = askedName(name, paramsIn(part))
    const params = asked === name ? paramsOf(part) : null
    return params ? `${asked}(${paramsText(params)})` : asked
  })

/** The guard `is` with the kind that it asks for, `is declined`: each kind is a guard of its own. Others: their name. */
export const askedName = (name: string, params: unknown): string =>
  name === 'is' && typeof params === 'object' && params !== null && 'kind' in params
    ? `is ${String(params.kind)}`
    : name

/** The names in the text of a guard: `isReady` and `is declined` in `and(isReady, not(is declined))`. */
export const namesIn = (guard: string): readonly string[] =>
  guard
    .split(/[(),]/)
    .map((name) => name.trim())
    .filter((name) => !['', 'and', 'or', 'not'].includes(name))

function guardWith(guard: unknown, textOf: (name: string, guard: unknown) => string): string {
  if (typeof guard === 'string') return guard
  const parts = partsOf(guard)
  if (typeof guard === 'function' && parts)
    return `${guard.name}(${parts.map((part) => guardWith(part, textOf)).join(', ')})`
  if (typeof guard === 'function' && 'stateValue' in guard) return `in(${JSON.stringify(guard.stateValue)})`
  return textOf(typeOf(guard) ?? '(inline)', guard)
}

/** The guards named in a guard, those inside `and`, `or`, `not` included; null stands for an inline one. */
export function guardNames(guard: unknown): readonly (string | null)[] {
  if (guard === undefined) return []
  if (typeof guard === 'string') return [guard]
  const parts = partsOf(guard)
  if (parts) return parts.flatMap(guardNames)
  return [typeof guard === 'object' ? (typeOf(guard) ?? null) : null]
}

function partsOf(guard: unknown): readonly unknown[] | undefined {
  if (typeof guard !== 'function' || !('guards' in guard)) return undefined
  return Array.isArray(guard.guards) ? guard.guards : undefined
}

const paramsIn = (guard: unknown): unknown =>
  typeof guard === 'object' && guard !== null && 'params' in guard ? guard.params : undefined

function typeOf(value: unknown): string | undefined {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return undefined
  return 'type' in value && typeof value.type === 'string' ? value.type : undefined
}
