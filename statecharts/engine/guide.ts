import type { MachineModel } from '#machines/model.ts'
import { movesIn } from '#statecharts/engine/moves.ts'
import {
  beginning,
  type Consequence,
  consequenceOf,
  type Move,
  type Situation,
} from '#statecharts/engine/situation.ts'
import { type Guide, moveText } from '#statecharts/engine/space.ts'
import { ignoredLists } from '#statecharts/engine/witness.ts'
import type { Evaluator } from '#statecharts/engine/xstate-adapter.ts'

interface Atlas {
  readonly placeOf: (situation: Situation) => number | undefined
  readonly takenBy: (consequence: Consequence) => readonly string[]
}

/** Where timers are told apart exactly, every edge does what it says. */
export const trusting: Guide = { begin: () => undefined, take: (edge) => edge }

/** Goes along with a path in truth, with the time that has really passed. */
export function guideFor(model: MachineModel, evaluator: Evaluator, atlas: Atlas): Guide {
  let now: Situation | undefined
  return {
    begin: ({ input }) => {
      now = beginning(evaluator, input, model.inputs[input]).situation
    },
    take: (edge) => {
      const move = now && sameMove(movesIn(model, now), edge.move)
      if (!now || !move) return undefined
      const consequence = consequenceOf(evaluator, now, move)
      const to = atlas.placeOf(consequence.situation)
      if (to === undefined) return undefined
      now = consequence.situation
      const ignored = consequence.happenings.flatMap(ignoredLists)
      return { from: edge.from, to, move, transitions: atlas.takenBy(consequence), ignored }
    },
  }
}

/** The same move in another situation: the same event, the same answer, or the next timer, whenever it is due. */
function sameMove(moves: readonly Move[], wanted: Move): Move | undefined {
  if (wanted.kind === 'timer') return moves.find((move) => move.kind === 'timer')
  return moves.find((move) => moveText(move) === moveText(wanted))
}
