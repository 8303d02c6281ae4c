import { type StateFacts, stateFacts, type TransitionFacts, transitionFacts } from './chart-facts.ts'
import { drawnChart, modelOf } from './chart/chart-markup.ts'
import type { ExplorerData, MachineData, PathData, StateData, TransitionData } from './explorer.types.ts'
import { farLayout, nearLayout } from './near-layout.ts'
import { usesIn } from './uses-in.ts'

/** The content as it stands in the file: without what the script of the page has too, or what follows from the rest. */
export type SlimContent = Omit<ExplorerData, 'machines'> & { readonly machines: readonly SlimMachine[] }

interface SlimMachine extends Omit<MachineData, 'states' | 'transitions' | 'paths'> {
  readonly states: readonly Omit<StateData, keyof StateFacts>[]
  readonly transitions: readonly Omit<TransitionData, keyof TransitionFacts | 'uses'>[]
  readonly paths: readonly SlimPath[]
}

interface SlimPath extends Omit<PathData, 'steps'> {
  readonly steps: readonly (Omit<PathData['steps'][number], 'transitions'> & {
    /** places in the list of transitions */
    readonly transitions: readonly number[]
  })[]
}

export const slimContent = (content: ExplorerData): SlimContent => ({
  ...content,
  machines: content.machines.map(slimMachine),
})

function slimMachine(machine: MachineData): SlimMachine {
  const places = new Map(machine.transitions.map(({ id }, at) => [id, at]))
  return {
    ...machine,
    states: machine.states.map(({ entry, exit, timers, way }) => ({ entry, exit, timers, way })),
    transitions: machine.transitions.map(({ condition, actions }) => ({ condition, actions })),
    paths: machine.paths.map((path) => ({
      ...path,
      steps: path.steps.map((step) => ({
        ...step,
        transitions: step.transitions.flatMap((id) => places.get(id) ?? []),
      })),
    })),
    layouts: machine.layouts.map(nearLayout),
  }
}

/** The content that was made slim, of the machines that the page has. */
export const completeContent = (content: SlimContent): ExplorerData => ({
  ...content,
  machines: content.machines.map(completeMachine),
})

function completeMachine(machine: SlimMachine): MachineData {
  const model = modelOf(machine.id)
  if (!model) throw new Error(`the page has no machine ${machine.id}`)
  const chart = drawnChart(model)
  const paths = machine.paths.map((path) => ({
    ...path,
    steps: path.steps.map((step) => ({
      ...step,
      transitions: step.transitions.flatMap((at) => chart.transitions[at]?.id ?? []),
    })),
  }))
  const uses = usesIn(paths)
  return {
    ...machine,
    paths,
    states: chart.nodes.flatMap((node, at) => {
      const state = machine.states[at]
      return state ? [{ ...stateFacts(chart, node), ...state }] : []
    }),
    transitions: chart.transitions.flatMap((each, at) => {
      const transition = machine.transitions[at]
      if (!transition) return []
      return [{ ...transitionFacts(chart, each), ...transition, uses: uses.get(each.id) ?? [] }]
    }),
    layouts: machine.layouts.map(farLayout),
  }
}
