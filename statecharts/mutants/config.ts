/** A part of a machine's configuration, as it is written: names, nested parts, and functions that map. */
export type ConfigPart = Record<string, unknown>

/** A copy that can be changed: plain objects and arrays are new, everything else (functions, actors) is the same. */
export function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf)
  if (!isPart(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyOf(part)]))
}

export const isPart = (value: unknown): value is ConfigPart =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** A part of a copied configuration; an empty one where there is none. */
export const partAt = (value: unknown): ConfigPart => (isPart(value) ? value : {})

/** The state of a copied configuration at this path from its root. */
export const stateAt = (root: ConfigPart, path: readonly string[]): ConfigPart =>
  path.reduce((state, key) => partAt(partAt(state['states'])[key]), root)

/** One list of candidates for one event, wherever it stands in a state. */
export interface Slot {
  /** As in the ids of transitions. */
  readonly descriptor: string
  readonly kind: 'event' | 'always' | 'after' | 'ending'
  readonly holder: ConfigPart
  readonly key: string
}

export function slotsOf(state: ConfigPart, nodeId: string): readonly Slot[] {
  const keyed = (
    holder: ConfigPart,
    kind: Slot['kind'],
    describe: (key: string) => string,
  ): readonly Slot[] => Object.keys(holder).map((key) => ({ descriptor: describe(key), kind, holder, key }))
  const own = (key: string, kind: Slot['kind'], descriptor: string): readonly Slot[] =>
    state[key] === undefined ? [] : [{ descriptor, kind, holder: state, key }]
  return [
    ...keyed(partAt(state['on']), 'event', (key) => key),
    ...own('always', 'always', 'always'),
    ...keyed(partAt(state['after']), 'after', (key) => `xstate.after.${key}.${nodeId}`),
    ...own('onDone', 'ending', `xstate.done.state.${nodeId}`),
    ...invokesOf(state).flatMap((invoke) =>
      ['onDone', 'onError']
        .filter((key) => invoke[key] !== undefined)
        .map((key) => ({
          descriptor: `xstate.${key === 'onDone' ? 'done' : 'error'}.actor.${invokeId(invoke)}`,
          kind: 'ending' as const,
          holder: invoke,
          key,
        })),
    ),
  ]
}

export const invokesOf = (state: ConfigPart): readonly ConfigPart[] => listOf(state['invoke']).map(partAt)

export const invokeId = ({ id, src }: ConfigPart): string => String(id ?? src)

/** The candidates of a slot, each as a part; what is only a target is written out. */
export const candidatesOf = ({ holder, key }: Slot): readonly ConfigPart[] =>
  listOf(holder[key]).map((each) => (typeof each === 'string' ? { target: each } : partAt(each)))

export function setCandidates({ holder, key }: Slot, candidates: readonly ConfigPart[]): void {
  if (candidates.length === 0) delete holder[key]
  else holder[key] = candidates
}

export function listOf(value: unknown): readonly unknown[] {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value]
}

export function partName(value: unknown): string {
  if (typeof value === 'string') return value
  return isPart(value) && typeof value['type'] === 'string' ? value['type'] : '(inline)'
}
