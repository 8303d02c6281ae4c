import type { Cover } from '#statecharts/engine/suite.ts'

/** Goals that nothing reaches, with the reason, and steps that the real actor took otherwise. */
export function failuresOf({ suite, coverage, differences }: Cover): readonly string[] {
  const kind = suite.criterion
  const { missing } = kind === 'state' ? coverage.states : coverage.transitions
  const isMissed = (sentence: string) => suite.missed.some((goal) => sentence.startsWith(`${kind} ${goal} `))
  return [...missing.filter(isMissed), ...differences]
}
