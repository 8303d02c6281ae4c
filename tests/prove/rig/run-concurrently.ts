/** Maps the items with at most `concurrency` calls at once; resolves with the results in order. */
export async function runConcurrently<T, R>(
  items: readonly T[],
  concurrency: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<readonly R[]> {
  const answers: R[] = []
  const waiting = items.entries()
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (const [index, item] of waiting) answers[index] = await work(item, index)
    }),
  )
  return answers
}
