import type { Addition } from '#contract/staff/staff-import.ts'

/** `brand "Silver Comet"`. */
export const additionText = ({ kind, name }: Pick<Addition, 'kind' | 'name'>): string =>
  `${kind.replaceAll('_', ' ')} "${name}"`

/** What an import would add otherwise than its dry run showed, in words. */
export function additionDifferences(seen: readonly Addition[], now: readonly Addition[]): readonly string[] {
  const missing = (one: readonly Addition[], other: readonly Addition[]) => {
    const keys = new Set(other.map(keyOf))
    return one.filter((addition) => !keys.has(keyOf(addition))).map(additionText)
  }
  return [
    ...missing(seen, now).map(
      (text) => `The ${text} is no longer to be added: it exists, or nothing uses it.`,
    ),
    ...missing(now, seen).map((text) => `The ${text} would be added, which the dry run did not show.`),
  ]
}

const keyOf = ({ kind, project_id, name, url, factor }: Addition): string =>
  JSON.stringify([kind, project_id, name, url, factor])
