import { type Candidate, matchTransitions, type Matches } from '#statecharts/engine/chart-matches.ts'
import type { ChartModel, ChartNode, ChartTransition } from '#statecharts/engine/chart-model.ts'
import { guessedRenames, withRenames } from '#statecharts/engine/renamed-states.ts'
import { canonical } from '#statecharts/engine/json.ts'

/** One difference between two versions of a chart, with a sentence for people. */
export interface ChartDifference {
  /** `reworded`: the behavior is the same */
  readonly kind: 'added' | 'removed' | 'changed' | 'reworded'
  /** path of the state, or of the source of the transition; '' is the machine */
  readonly state: string
  readonly text: string
  /** ids of the states and transitions that it is about, in a picture of both versions */
  readonly parts: readonly string[]
  /** of what is reworded */
  readonly words?: { readonly was: string; readonly is: string }
}

/** The id, in a picture of both versions, of a transition of the older one. */
export const formerId = (id: string): string => `was:${id}`

/**
 * The differences in behavior and words, states first, in document order of the newer chart, removed ones last. A state
 * that is probably only called otherwise is one difference.
 */
export function chartDifferences(before: ChartModel, after: ChartModel): readonly ChartDifference[] {
  const renames = guessedRenames(before, after)
  const read = withRenames(before, renames)
  return [
    ...[...renames].map(([was, is]) => renameOf(pathIn(before, was), pathIn(after, is), is)),
    ...stateDifferences(read, after),
    ...transitionDifferences(matchTransitions(read, after)),
  ]
}

const pathIn = ({ nodes }: ChartModel, state: string): string =>
  nodes.find(({ id }) => id === state)?.path.join('.') ?? state

const renameOf = (was: string, is: string, id: string): ChartDifference => ({
  kind: 'changed',
  state: is,
  text: `State ${was} is probably the one that is now called ${is}.`,
  parts: [id],
})

function stateDifferences(before: ChartModel, after: ChartModel): readonly ChartDifference[] {
  const [old, now] = [byPath(before), byPath(after)]
  const known = [...now.values()].flatMap((node) => {
    const was = old.get(node.path.join('.'))
    return was ? nodeDifferences(was, node) : [stateChange('added', node, 'is new')]
  })
  const removed = [...old].flatMap(([path, node]) => (now.has(path) ? [] : [node]))
  return [...known, ...removed.map((node) => stateChange('removed', node, 'is removed'))]
}

const byPath = ({ nodes }: ChartModel): ReadonlyMap<string, ChartNode> =>
  new Map(nodes.map((node) => [node.path.join('.'), node]))

function stateChange(kind: ChartDifference['kind'], { id, path }: ChartNode, what: string): ChartDifference {
  const state = path.join('.')
  return { kind, state, text: `${state === '' ? 'The machine' : `State ${state}`} ${what}.`, parts: [id] }
}

const FACTS = {
  initial: 'its first state',
  entry: 'what it does on entry',
  exit: 'what it does on exit',
  invoke: 'the services that it runs',
  after: 'its timers',
  output: 'what it ends with',
  tags: 'its tags',
  type: 'its kind',
} as const

function nodeDifferences(was: ChartNode, is: ChartNode): readonly ChartDifference[] {
  const changed = Object.entries(FACTS).filter(([key]) => valueAt(was, key) !== valueAt(is, key))
  return [
    ...changed.map(([, what]) => stateChange('changed', is, `has changed ${what}`)),
    ...wordingsOf(was, is).map(({ what, words }) => ({ ...stateChange('reworded', is, what), words })),
  ]
}

/** Whether a state itself behaves in another way. */
export const isChangedState = (was: ChartNode, is: ChartNode): boolean =>
  Object.keys(FACTS).some((key) => valueAt(was, key) !== valueAt(is, key))

const valueAt = (node: ChartNode, key: string): string => canonical(Reflect.get(node, key))

type Described = Pick<ChartNode, 'description' | 'meta'>

const WORDINGS: readonly (readonly [what: string, textOf: (part: Described) => string])[] = [
  ['is described in other words', ({ description }) => description ?? ''],
  ['cites other requirements', ({ meta }) => metaText(meta, 'spec')],
  ['has another address', ({ meta }) => metaText(meta, 'route')],
]

function metaText(meta: Described['meta'], key: string): string {
  const value: unknown = typeof meta === 'object' && meta !== null ? Reflect.get(meta, key) : undefined
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'string' ? value : ''
}

function wordingsOf(was: Described, is: Described) {
  return WORDINGS.flatMap(([what, textOf]) => {
    const words = { was: textOf(was), is: textOf(is) }
    return words.was === words.is ? [] : [{ what, words }]
  })
}

function transitionDifferences({ pairs, added, removed, reordered }: Matches): readonly ChartDifference[] {
  return [
    ...pairs.flatMap(({ was, is, differs }) => {
      if (differs === null) return []
      const parts =
        differs === 'target' ? [is.transition.id, formerId(was.transition.id)] : [is.transition.id]
      return [{ ...transitionChange('changed', is, CHANGES[differs](was, is)), parts }]
    }),
    ...added.map((is) => transitionChange('added', is, `${sentence(is)} is new and leads to ${is.target}.`)),
    ...removed.map((was) => ({
      ...transitionChange('removed', was, `${sentence(was)} is removed.`),
      parts: [formerId(was.transition.id)],
    })),
    ...reordered.flatMap((list) => reorderedChange(list)),
    ...pairs.flatMap(({ was, is }) =>
      wordingsOf(was.transition, is.transition).map(({ what, words }) => ({
        ...transitionChange('reworded', is, `${sentence(is)} ${what}.`),
        words,
      })),
    ),
  ]
}

const transitionChange = (
  kind: ChartDifference['kind'],
  { state, transition }: { readonly state: string; readonly transition: ChartTransition },
  text: string,
): ChartDifference => ({ kind, state, text, parts: [transition.id] })

const CHANGES = {
  actions: (was: Candidate, is: Candidate) =>
    `${sentence(is)} does ${is.actions || 'nothing'} instead of ${was.actions || 'nothing'}.`,
  target: (was: Candidate, is: Candidate) =>
    `${sentence(is)} leads to ${is.target} instead of ${was.target}.`,
  condition: (was: Candidate, is: Candidate) =>
    `${sentence(is)} holds when ${is.condition || 'always'} instead of ${was.condition || 'always'}.`,
} as const

const sentence = ({ state, cause, condition }: Candidate): string =>
  `In ${state === '' ? 'every state' : state}, ${cause}${condition === '' ? '' : ` [${condition}]`}`

function reorderedChange(list: readonly Candidate[]): readonly ChartDifference[] {
  const [first] = list
  if (!first) return []
  const text = `In ${first.state || 'every state'}, the candidates of ${first.cause} are tried in another order.`
  return [{ ...transitionChange('changed', first, text), parts: list.map(({ transition }) => transition.id) }]
}
