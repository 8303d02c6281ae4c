import { type AnyStateMachine, createMachine } from 'xstate'
import type { MachineModel } from '#machines/platform/model.ts'
import { type ChartModel, type ChartNode, chartOf } from '#statecharts/engine/chart-model.ts'
import { copyOf, type ConfigPart, partAt, slotsOf, stateAt } from '#statecharts/mutants/config.ts'
import { slotMutations, stateMutations } from '#statecharts/mutants/operators.ts'
import type { Operator, Mutation } from '#statecharts/mutants/mutation.ts'

/** A machine with one mutation. */
export interface Mutant {
  /** `operator state|descriptor|which`: stable across runs, and what reports name. */
  readonly id: string
  readonly operator: Operator
  /** Id of the mutated state. */
  readonly source: string
  /** Descriptor of the mutated candidate list; undefined for any other part of the state. */
  readonly descriptor: string | undefined
  readonly model: () => MachineModel
}

/** Every mutant of a machine: one operator applied once. */
export function mutantsOf(model: MachineModel): readonly Mutant[] {
  const { machine } = model
  const chart = chartOf(machine)
  const delays = Object.keys(machine.implementations.delays ?? {})
  const root = partAt(copyOf(machine.config))
  const mutants = chart.nodes.flatMap((node) =>
    mutationsOf(root, chart, node, delays).map(({ operator, what, descriptor, apply }) => ({
      id: `${operator} ${node.id}|${what}`,
      operator,
      source: node.id,
      descriptor,
      model: () => ({ ...model, machine: mutated(machine, node, apply) }),
    })),
  )
  return mutants.map((mutant, index) => ({
    ...mutant,
    id: numbered(
      mutant.id,
      mutants.slice(0, index).map((each) => each.id),
    ),
  }))
}

function mutationsOf(
  root: ConfigPart,
  chart: ChartModel,
  node: ChartNode,
  delays: readonly string[],
): readonly Mutation[] {
  const state = stateAt(root, node.path)
  const elsewhere = (target: string) => otherTarget(chart, node, target)
  const slots = slotsOf(state, node.id).flatMap((slot, index) =>
    slotMutations(slot, (copy) => slotsOf(copy, node.id)[index], elsewhere),
  )
  return [...slots, ...stateMutations(state, chart, delays)]
}

function mutated(machine: AnyStateMachine, node: ChartNode, apply: Mutation['apply']): AnyStateMachine {
  const config = partAt(copyOf(machine.config))
  apply(stateAt(config, node.path))
  return createMachine(config, machine.implementations)
}

/** The state after the target among its siblings, as a target that can stand anywhere. */
function otherTarget(chart: ChartModel, source: ChartNode, target: string): string | undefined {
  const id = targetId(chart, source, target)
  const node = chart.nodes.find((each) => each.id === id)
  const siblings = chart.nodes.find((each) => each.id === node?.parent)?.children ?? []
  const next = siblings[(siblings.indexOf(id) + 1) % siblings.length]
  return next === undefined || next === id ? undefined : `#${next}`
}

function targetId(chart: ChartModel, source: ChartNode, target: string): string {
  if (target.startsWith('#')) return target.slice(1)
  if (target.startsWith('.')) return `${source.id}${target}`
  return `${source.parent ?? chart.id}.${target}`
}

/** The same action may stand twice in one list. */
function numbered(id: string, earlier: readonly string[]): string {
  const same = earlier.filter((other) => other === id).length
  return same === 0 ? id : `${id} (${same + 1})`
}
