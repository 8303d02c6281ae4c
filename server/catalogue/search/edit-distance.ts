/**
 * The least number of inserted, left-out, changed or swapped letters between two words, or Infinity when it is more than
 * `most`. With `asPrefix` the end of `word` is free, so that a text being typed finds the word it starts.
 */
export function editDistance(typed: string, word: string, most: number, asPrefix = false): number {
  if (typed.length > word.length + most || (!asPrefix && word.length > typed.length + most))
    return Number.POSITIVE_INFINITY
  const columns = Math.min(word.length, typed.length + most)
  let before: number[] = []
  let above = Array.from({ length: columns + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row++) {
    const current = nextRow(typed, word, row, above, before)
    if (Math.min(...current) > most) return Number.POSITIVE_INFINITY
    before = above
    above = current
  }
  const distance = asPrefix ? Math.min(...above) : (above[word.length] ?? Number.POSITIVE_INFINITY)
  return distance > most ? Number.POSITIVE_INFINITY : distance
}

function nextRow(
  typed: string,
  word: string,
  row: number,
  above: readonly number[],
  before: readonly number[],
): number[] {
  const current = [row]
  for (let column = 1; column < above.length; column++) {
    const isSame = typed[row - 1] === word[column - 1]
    let least = Math.min(
      at(above, column) + 1,
      at(current, column - 1) + 1,
      at(above, column - 1) + (isSame ? 0 : 1),
    )
    const isSwapped =
      row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
    if (isSwapped) least = Math.min(least, at(before, column - 2) + 1)
    current.push(least)
  }
  return current
}

const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY
