import { MESSAGES } from '#contract/platform/messages.ts'
import { type ApiFailure, ApiError } from '#contract/platform/failure.ts'
import { fails, type MachineModel, type Outcome } from '#machines/platform/model.ts'
import { withoutServices } from '#statecharts/engine/silent-actors.ts'
import { endingEvent, outcomesOf } from '#statecharts/engine/stimuli.ts'
import { stepResult, type MachineState } from '#statecharts/engine/machine-state.ts'
import { keyOf, type StateSpace } from '#statecharts/engine/state-space.ts'
import { type Evaluator, evaluatorOf } from '#statecharts/engine/xstate-adapter.ts'
import { stateText, trailTo } from '#statecharts/rules/trail.ts'

/** After every failure of a call a path to the model's `happyEnd` remains. */
export function recoveryViolations(model: MachineModel, space: StateSpace): readonly string[] {
  if (!Object.keys(model.outcomes).some((src) => failuresOf(model, src).length > 0)) return []
  const { happyEnd } = model
  if (!happyEnd) return ['a call of it can fail, and its model declares no happyEnd']
  const hopeful = leadingTo(space, ({ snapshot: { value, context } }) => happyEnd({ value, context }))
  const evaluator = evaluatorOf(withoutServices(model.machine))
  const violations = space.nodes.flatMap(({ state }, node) =>
    lossesIn(model, space, { evaluator, state, hopeful }).map(
      (loss) => [`${loss} in ${stateText(space, node)}`, trailTo(space, node)] as const,
    ),
  )
  const firsts = violations.filter(([loss], at) => violations.findIndex(([other]) => other === loss) === at)
  return firsts.map(([loss, trail]) => `no way leads to its happy end once ${loss} ${trail}`)
}

interface Looking {
  readonly evaluator: Evaluator
  readonly state: MachineState
  /** keys of the states from which the happy end is reachable */
  readonly hopeful: ReadonlySet<string>
}

function lossesIn(model: MachineModel, space: StateSpace, looking: Looking): readonly string[] {
  const { evaluator, state, hopeful } = looking
  return state.running.flatMap((actor) => {
    const src: unknown = state.snapshot.children[actor]?.src
    if (typeof src !== 'string') return []
    const isLost = ([outcome, failure]: readonly [string, Outcome]) => {
      const event = endingEvent(actor, failure)
      const then = stepResult(evaluator, state, { kind: 'answer', actor, outcome, event })
      return !hopeful.has(keyOf(model, then.state, space.timing))
    }
    return failuresOf(model, src)
      .filter(isLost)
      .map(([outcome]) => `${actor} answers ${outcome}`)
  })
}

const failed = (failure: ApiFailure): Outcome => fails(new ApiError(failure), 'unreadable')
const status = (code: number, errors: readonly string[] = []): Outcome =>
  failed({ kind: 'status', status: code, errors, message: null, retryAfter: null })

/** All outcomes of a call whose response violates the contract or never arrives. */
const networkFailures = Object.entries({
  offline: failed({ kind: 'offline' }),
  timeout: failed({ kind: 'timeout' }),
  unreadable: failed({ kind: 'unreadable' }),
  '401': status(401),
  '500': status(500),
  '503 for maintenance': status(503, [MESSAGES.siteDown]),
})

/** The failures of an actor without network are those in its model. */
function failuresOf(model: MachineModel, src: string): readonly (readonly [string, Outcome])[] {
  const own = Object.entries(outcomesOf(model, src)).filter(([, { kind }]) => kind === 'fails')
  return own.some(([, { http }]) => http !== 'none') ? [...own, ...networkFailures] : own
}

function leadingTo(space: StateSpace, isEnd: (state: MachineState) => boolean): ReadonlySet<string> {
  const edges = space.nodes.flatMap((node) => node.edges)
  const sources = Map.groupBy(edges, ({ to }) => to)
  const found = new Set<number>()
  for (const [index, { state }] of space.nodes.entries()) if (isEnd(state)) found.add(index)
  for (const node of found) for (const { from } of sources.get(node) ?? []) found.add(from)
  return new Set([...found].map((index) => space.nodes[index]?.key ?? ''))
}
