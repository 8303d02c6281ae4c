import type { ChartModel } from '#statecharts/engine/chart-model.ts'

const joints: Readonly<Record<string, string>> = { and: ' && ', or: ' || ' }

/** A guard as an SCXML expression over variables: `and(isReady, not(is empty))` becomes `isReady && !is_empty`. */
export function conditionOf(guard: string): string {
  const call = /^(not|and|or)\((.*)\)$/.exec(guard)
  const [, name = '', inner = ''] = call ?? []
  if (name === 'not') return `!${enclosed(inner)}`
  if (name !== '')
    return parts(inner)
      .map(enclosed)
      .join(joints[name] ?? '')
  if (!/^(is )?\w+$/.test(guard)) throw new Error(`the guard ${guard} has no name that SCXML could ask for`)
  return variableOf(guard)
}

/** The variable of a guard by its name: `is_declined` of `is declined`. */
export const variableOf = (name: string): string => name.replace(' ', '_')

const enclosed = (guard: string): string =>
  /^(and|or)\(/.test(guard) ? `(${conditionOf(guard)})` : conditionOf(guard)

/** The variables of all guards in the chart, sorted. */
export function guardsIn(chart: ChartModel): readonly string[] {
  const names = chart.transitions.flatMap(({ guard }) => conditionOf(guard ?? 'none').match(/\w+/g) ?? [])
  return [...new Set(names)].filter((name) => name !== 'none').sort()
}

/** The arguments of `and` and `or`, split at top-level commas. */
function parts(text: string): readonly string[] {
  const found = ['']
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth++
    if (letter === ')') depth--
    if (letter === ',' && depth === 0) found.push('')
    else found[found.length - 1] += letter
  }
  return found.map((part) => part.trim())
}
