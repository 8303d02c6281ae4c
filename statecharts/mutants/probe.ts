import type { MachineModel } from '#machines/model.ts'
import { matches, stimuliIn } from '#statecharts/engine/stimuli.ts'
import { type RecordedStimulus, recordedStimulus, type Path } from '#statecharts/engine/path.ts'
import { record } from '#statecharts/engine/run.ts'
import type { Stimulus } from '#statecharts/engine/machine-state.ts'
import type { Edge, SpaceNode, StateSpace } from '#statecharts/engine/state-space.ts'
import { activeNodes } from '#statecharts/engine/xstate-adapter.ts'
import type { Mutant } from '#statecharts/mutants/mutants.ts'
import { behavesDifferently } from '#statecharts/mutants/trial.ts'

/** Recorded paths of one machine, by what happens on them: many mutants are tried on the same ones. */
export class Probes {
  readonly #model: MachineModel
  readonly #space: StateSpace
  readonly #limit: number
  readonly #recorded = new Map<string, Path | undefined>()

  constructor(model: MachineModel, space: StateSpace, limit: number) {
    this.#model = model
    this.#space = space
    this.#limit = limit
  }

  /**
   * A shortest path on which a mutant does otherwise. A mutant differs from its machine only where it is mutated, and
   * everything that it does is seen at once, so one step from each state in which that part matters is enough.
   */
  async against(mutant: Mutant): Promise<Path | undefined> {
    const model = mutant.model()
    let tried = 0
    for (const node of variedFirst(this.#space.nodes))
      for (const stimulus of this.#relevantStimuli(mutant, node)) {
        if (tried++ > this.#limit) return undefined
        const path = await this.#path(node, stimulus)
        if (path && (await behavesDifferently(model, path))) return path
      }
    return undefined
  }

  #relevantStimuli({ source, descriptor }: Mutant, node: SpaceNode): readonly Stimulus[] {
    const { state, edges } = node
    const isThere = activeNodes(state.snapshot).some((node) => node.id === source)
    const listed = (stimulus: Stimulus) =>
      isThere && descriptor !== undefined && typesOf(stimulus).some((type) => matches(descriptor, type))
    const stimuli = stimuliIn(this.#model, state).filter(listed)
    const passing = edges.filter((edge) => edge.transitions.some((id) => id.startsWith(`${source}|`)))
    const arriving = descriptor === undefined ? edges : []
    return [...stimuli, ...[...passing, ...arriving].map((edge) => edge.stimulus)]
  }

  async #path(node: SpaceNode, stimulus: Stimulus): Promise<Path | undefined> {
    const { input } = node.state
    const stimuli = this.#stimuli(node, stimulus)
    if (!stimuli) return undefined
    const key = JSON.stringify([input, stimuli])
    if (!this.#recorded.has(key)) {
      const recorded = await record(this.#model, input, stimuli)
      this.#recorded.set(key, recorded && { id: '', input, ...recorded, covers: [], spec: [] })
    }
    return this.#recorded.get(key)
  }

  /** The way to a node and one stimulus more, with the time that really passes on it. */
  #stimuli(node: SpaceNode, last: Stimulus): readonly RecordedStimulus[] | undefined {
    const way: Edge[] = []
    for (let via = node.via; via; via = this.#space.nodes[via.from]?.via) way.unshift(via)
    const begin = way[0]?.from ?? this.#space.nodes.indexOf(node)
    const initialState = this.#space.initialStates.find((each) => each.node === begin)
    if (!initialState) return undefined
    const simulator = this.#space.simulator()
    simulator.begin(initialState)
    const made: RecordedStimulus[] = []
    for (const edge of way) {
      const real = simulator.take(edge)
      if (!real) return undefined
      made.push(recordedStimulus(real.stimulus))
    }
    return [...made, recordedStimulus(last)]
  }
}

/** One node of each configuration, then a second one of each, and so on. */
function variedFirst(nodes: readonly SpaceNode[]): readonly SpaceNode[] {
  const seen = new Map<string, number>()
  const ranked = nodes.map((node) => {
    const configuration = JSON.stringify(node.state.snapshot.value)
    const rank = seen.get(configuration) ?? 0
    seen.set(configuration, rank + 1)
    return { node, rank }
  })
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ node }) => node)
}

/** The event types by which a machine hears of a stimulus. */
function typesOf(stimulus: Stimulus): readonly string[] {
  return stimulus.kind === 'timer' ? stimulus.fires : [stimulus.event.type]
}
