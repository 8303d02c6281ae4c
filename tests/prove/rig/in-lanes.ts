/** Does the work for every item, so many at once; the answers are in the order of the items. */
export async function inLanes<T, R>(
  items: readonly T[],
  lanes: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<readonly R[]> {
  const answers: R[] = []
  const waiting = items.entries()
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const [index, item] of waiting) answers[index] = await work(item, index)
    }),
  )
  return answers
}
