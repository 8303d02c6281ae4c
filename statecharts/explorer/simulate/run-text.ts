/** Of one run in an address; a step takes about 20 of them. */
const longest = 2_000

/** No name of an input, an event or an outcome has it, and an address shows it as it is. */
const between = '*'

/** The names of an input and of the steps after it, as many as an address takes. */
export function runText(names: readonly string[]): string {
  const text = names.join(between)
  return text.length <= longest ? text : text.slice(0, text.lastIndexOf(between, longest))
}

export const namesIn = (run: string): readonly string[] => run.split(between)
