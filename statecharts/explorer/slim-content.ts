import {
  type ModelFacts,
  modelFacts,
  type StateFacts,
  stateFacts,
  type TransitionFacts,
  transitionFacts,
} from './chart-facts.ts'
import { drawnChart, modelOf } from './chart/chart-markup.ts'
import type {
  ExplorerData,
  MachineData,
  PathData,
  StateData,
  TransitionData,
  UnionPicture,
} from './explorer.types.ts'
import { farLayout, nearLayout } from './near-layout.ts'
import { shortestWay, usesIn } from './uses-in.ts'

/** The content as it stands in the file: without what the script of the page has too, or what follows from the rest. */
export type SlimContent = Omit<ExplorerData, 'machines'> & { readonly machines: readonly SlimMachine[] }

interface SlimMachine extends Omit<MachineData, keyof ModelFacts | 'states' | 'transitions' | 'paths'> {
  readonly states: readonly Omit<StateData, keyof StateFacts | 'way'>[]
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
  changes: slimChanges(content.changes),
})

export const slimChanges = (changes: Changes): Changes => withLayouts(changes, nearLayout)

type Changes = ExplorerData['changes']
type Layout = UnionPicture['layout']

const withLayouts = (changes: Changes, told: (layout: Layout) => Layout): Changes =>
  changes && {
    ...changes,
    machines: changes.machines.map((machine) => ({
      ...machine,
      picture: machine.picture && { ...machine.picture, layout: told(machine.picture.layout) },
    })),
  }

function slimMachine(machine: MachineData): SlimMachine {
  const { id, version, actions, services, walks } = machine
  const places = new Map(machine.transitions.map((each, at) => [each.id, at]))
  return {
    id,
    version,
    actions,
    services,
    walks,
    states: machine.states.map(({ entry, exit, timers }) => ({ entry, exit, timers })),
    transitions: machine.transitions.map((each) => ({
      condition: each.condition,
      actions: each.actions,
    })),
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
  changes: withLayouts(content.changes, farLayout),
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
    ...modelFacts(model),
    paths,
    states: chart.nodes.flatMap((node, at) => {
      const state = machine.states[at]
      const facts = stateFacts(chart, node)
      return state ? [{ ...facts, ...state, way: shortestWay(paths, facts.path) }] : []
    }),
    transitions: chart.transitions.flatMap((each, at) => {
      const transition = machine.transitions[at]
      if (!transition) return []
      return [{ ...transitionFacts(chart, each), ...transition, uses: uses.get(each.id) ?? [] }]
    }),
    layouts: machine.layouts.map(farLayout),
  }
}
