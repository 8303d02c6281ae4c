import type { Cover } from '#statecharts/engine/suite.ts'

/** Goals that nothing reaches, each with its reason, and steps that the real actor took otherwise. */
export function failuresOf({ suite, coverage, differences }: Cover): readonly string[] {
  const known = [...coverage.states.missing, ...coverage.transitions.missing]
  const missed = suite.missed.map(
    (goal) =>
      known.find((sentence) => /^(state|transition) /.test(sentence) && sentence.split(' ')[1] === goal) ??
      `${goal} was not reached: on no way there do its timers run so`,
  )
  return [...missed, ...differences]
}
