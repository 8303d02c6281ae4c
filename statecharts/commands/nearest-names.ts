/** Suggestions for a mistyped name, nearest first; empty when none is near. */
export function nearestNames(wanted: string, known: readonly string[]): readonly string[] {
  const word = wanted.toLowerCase()
  const far = Math.max(2, Math.floor(word.length / 3))
  return known
    .map((name) => ({ name, distance: distanceOf(word, name.toLowerCase()) }))
    .filter(({ distance }) => distance <= far)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ name }) => name)
}

/** `unknown machine "chekout": did you mean checkout?`, or a list of all names. */
export function unknownName(kind: string, wanted: string, known: readonly string[]): string {
  const nearest = nearestNames(wanted, known)
  return nearest.length > 0
    ? `unknown ${kind} "${wanted}": did you mean ${nearest.join(' or ')}?`
    : `unknown ${kind} "${wanted}": there are ${known.join(', ')}`
}

/** Edit distance (Levenshtein); a name that contains the other counts as one. */
function distanceOf(a: string, b: string): number {
  if (a.length > 2 && (b.startsWith(a) || b.includes(a))) return 1
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
