import type { MachineModel } from '#machines/platform/model.ts'
import { type ChartModel, type ChartTransition, chartOf } from '#statecharts/engine/chart-model.ts'
import { canonical } from '#statecharts/engine/json.ts'
import type { Path } from '#statecharts/engine/path.ts'
import { scxmlOf } from '#statecharts/export/scxml.ts'

/** A chart as SCXML without one of its transitions. */
export interface Flaw {
  readonly transition: string
  readonly text: string
}

/**
 * Negative control of a replay: the chart once without each transition that these paths take into another configuration
 * and that no later candidate replaces. A replay must detect nearly all of them; the exception is a later candidate
 * that reaches the same configuration by eventless transitions.
 */
export function flawsOf(model: MachineModel, paths: readonly Path[]): readonly Flaw[] {
  const chart = chartOf(model.machine)
  const moving = new Set(paths.flatMap(movingTransitions))
  return chart.transitions
    .filter(
      (transition) =>
        transition.targets.length > 0 && moving.has(transition.id) && !hasTwin(chart, transition),
    )
    .map(({ id }) => {
      const transitions = chart.transitions.filter((each) => each.id !== id)
      return { transition: id, text: scxmlOf(model.machine, { ...chart, transitions }, 'flawed') }
    })
}

/** The first transition of each step that changes the configuration; the following ones may depend on it. */
function movingTransitions({ begins, steps }: Path): readonly string[] {
  return steps.flatMap(({ configuration, transitions }, index) => {
    const before = index === 0 ? begins : steps[index - 1]
    const isMoved = canonical(before?.configuration) !== canonical(configuration)
    return isMoved ? transitions.slice(0, 1) : []
  })
}

function hasTwin(chart: ChartModel, { source, descriptor, candidate, targets }: ChartTransition): boolean {
  const node = leavesOf(chart, targets)
  return chart.transitions.some(
    (each) =>
      each.source === source &&
      each.descriptor === descriptor &&
      each.candidate > candidate &&
      leavesOf(chart, each.targets) === node,
  )
}

/** Resolves targets to leaves: a compound state enters its initial one. */
function leavesOf(chart: ChartModel, targets: readonly string[]): string {
  const leaf = (id: string): string => {
    const initial = chart.nodes.find((node) => node.id === id)?.initial
    return initial ? leaf(initial) : id
  }
  return targets.map(leaf).join(' ')
}
