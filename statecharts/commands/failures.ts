import { whyUnused } from '#statecharts/engine/sample-classes.ts'
import type { Cover } from '#statecharts/engine/suite.ts'

/**
 * Failures as sentences: an incomplete exploration, unreachable goals with the reason, deviations of the real actor.
 */
export function failuresOf({ chart, space, suite, coverage, differences }: Cover): readonly string[] {
  const known = [...coverage.states.missing, ...coverage.transitions.missing]
  const missed = suite.missed.map(
    (goal) =>
      known.find((sentence) => /^(state|transition) /.test(sentence) && sentence.split(' ')[1] === goal) ??
      whyUnused(goal) ??
      `${goal} was not reached: on no way there do its timers run so`,
  )
  const unexplored = space.isComplete
    ? []
    : [`${chart.id} ${space.faults.at(-1) ?? ''}: what lies behind is not covered`]
  return [...unexplored, ...missed, ...differences]
}

/** The paths over the limit of steps, each with the goal that needs it. */
export const longPathsOf = ({ suite: { maxSteps, paths } }: Cover): readonly string[] =>
  paths
    .filter(({ steps }) => maxSteps > 0 && steps.length > maxSteps)
    .map(
      ({ id, steps, covers }) =>
        `${id} has ${steps.length} steps, more than ${maxSteps}: ${covers.at(-1) ?? ''} lies so deep`,
    )
