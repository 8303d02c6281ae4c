import { MESSAGES } from '#contract/messages.ts'
import { type ApiFailure, ApiError } from '#contract/failure.ts'
import { fails, type MachineModel, type Outcome } from '#machines/model.ts'
import { withoutServices } from '#statecharts/engine/inert.ts'
import { endingEvent, outcomesOf } from '#statecharts/engine/moves.ts'
import { consequenceOf, type Situation } from '#statecharts/engine/situation.ts'
import { keyOf, type Space } from '#statecharts/engine/space.ts'
import { type Evaluator, evaluatorOf } from '#statecharts/engine/xstate-adapter.ts'
import { stateText, trailTo } from '#statecharts/rules/trail.ts'

/** Wherever a call fails, and however, there is still a way to the happy end that the model declares. */
export function recoveryFaults(model: MachineModel, space: Space): readonly string[] {
  if (!Object.keys(model.outcomes).some((src) => failuresOf(model, src).length > 0)) return []
  const { happyEnd } = model
  if (!happyEnd) return ['a call of it can fail, and its model declares no happyEnd']
  const hopeful = leadingTo(space, ({ snapshot: { value, context } }) => happyEnd({ value, context }))
  const evaluator = evaluatorOf(withoutServices(model.machine))
  const faults = space.places.flatMap(({ situation }, place) =>
    lossesIn(model, space, { evaluator, situation, hopeful }).map(
      (loss) => [`${loss} in ${stateText(space, place)}`, trailTo(space, place)] as const,
    ),
  )
  const firsts = faults.filter(([loss], at) => faults.findIndex(([other]) => other === loss) === at)
  return firsts.map(([loss, trail]) => `no way leads to its happy end once ${loss} ${trail}`)
}

interface Looking {
  readonly evaluator: Evaluator
  readonly situation: Situation
  /** keys of the situations from which the happy end can be reached */
  readonly hopeful: ReadonlySet<string>
}

function lossesIn(model: MachineModel, space: Space, looking: Looking): readonly string[] {
  const { evaluator, situation, hopeful } = looking
  return situation.running.flatMap((actor) => {
    const src: unknown = situation.snapshot.children[actor]?.src
    if (typeof src !== 'string') return []
    const isLost = ([outcome, failure]: readonly [string, Outcome]) => {
      const event = endingEvent(actor, failure)
      const then = consequenceOf(evaluator, situation, { kind: 'answer', actor, outcome, event })
      return !hopeful.has(keyOf(model, then.situation, space.timing))
    }
    return failuresOf(model, src)
      .filter(isLost)
      .map(([outcome]) => `${actor} answers ${outcome}`)
  })
}

const failed = (failure: ApiFailure): Outcome => fails(new ApiError(failure), 'unreadable')
const status = (code: number, errors: readonly string[] = []): Outcome =>
  failed({ kind: 'status', status: code, errors, message: null, retryAfter: null })

/** All that a call comes to when the server does not answer as the contract says. */
const networkFailures = Object.entries({
  offline: failed({ kind: 'offline' }),
  timeout: failed({ kind: 'timeout' }),
  unreadable: failed({ kind: 'unreadable' }),
  '401': status(401),
  '500': status(500),
  '503 for maintenance': status(503, [MESSAGES.siteDown]),
})

/** What asks no server fails in its own ways only. */
function failuresOf(model: MachineModel, src: string): readonly (readonly [string, Outcome])[] {
  const own = Object.entries(outcomesOf(model, src)).filter(([, { kind }]) => kind === 'fails')
  return own.some(([, { http }]) => http !== 'none') ? [...own, ...networkFailures] : own
}

function leadingTo(space: Space, isEnd: (situation: Situation) => boolean): ReadonlySet<string> {
  const edges = space.places.flatMap((place) => place.edges)
  const sources = Map.groupBy(edges, ({ to }) => to)
  const found = new Set<number>()
  for (const [index, { situation }] of space.places.entries()) if (isEnd(situation)) found.add(index)
  for (const place of found) for (const { from } of sources.get(place) ?? []) found.add(from)
  return new Set([...found].map((index) => space.places[index]?.key ?? ''))
}
