import type { AnyStateMachine } from 'xstate'
import type { MachineWords } from '#machines/platform/words.ts'
import type { ChartAction, ChartModel, ChartTransition } from '#statecharts/engine/chart-model.ts'
import { transitionSentence } from '#statecharts/export/sentences.ts'
import { paramsText } from '#statecharts/engine/parameters.ts'

/** An action with its parameters, fixed or computed: `recordStep(step: event.step)`. */
export const actionText = ({ name, params }: ChartAction): string =>
  params === null ? name : `${name}(${paramsText(params)})`

/** The same without computed parameters, which only pass on values of event or context. */
export const actionLabel = ({ name, params }: ChartAction): string =>
  params?.kind === 'fixed' ? `${name}(${paramsText(params)})` : name

/**
 * The condition of a transition: `isReady`, or with its index among several candidates in order of evaluation: `2.
 * isReady`, `3. otherwise`. Null for a single unguarded candidate.
 */
export function conditionLabel(
  { candidate, candidates, guard, condition }: ChartTransition,
  detail: 'names' | 'parameters',
): string | null {
  const own = detail === 'names' ? guard : condition
  if (candidates === 1) return own
  return `${candidate + 1}. ${own ?? 'otherwise'}`
}

/** A transition in the words of its machine: when, on which condition, and what it does. */
export const inWords = (words: MachineWords, machine: AnyStateMachine, transition: ChartTransition): string =>
  transitionSentence(
    words,
    { ...transition, actions: transition.actions.map(({ name }) => name) },
    transition.kind === 'after' ? timeOf(machine, transition.about) : null,
  )

/** The path of a state below the root. */
export function pathOf(chart: ChartModel, id: string): string {
  const path = chart.nodes.find((node) => node.id === id)?.path ?? []
  return path.length === 0 ? '(any)' : path.join('.')
}

/** The duration of a named delay, `200 ms` or `5 s`; null when it depends on the context. */
export function timeOf(machine: AnyStateMachine, delay: string): string | null {
  const delays: Readonly<Record<string, unknown>> = machine.implementations.delays ?? {}
  const time = delays[delay] ?? Number(delay)
  if (typeof time !== 'number' || Number.isNaN(time)) return null
  if (time >= 3_600_000 && time % 3_600_000 === 0) return `${time / 3_600_000} h`
  if (time >= 60_000 && time % 60_000 === 0) return `${time / 60_000} min`
  return time >= 1000 ? `${time / 1000} s` : `${time} ms`
}
