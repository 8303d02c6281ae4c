/** Runs a task for each item, at most `limit` of them at once, started in their order. The task must not reject. */
export async function forEachConcurrently<T>(
  items: readonly T[],
  limit: number,
  task: (item: T) => Promise<void>,
): Promise<void> {
  const left = items.values()
  const work = async () => {
    for (const item of left) await task(item)
  }
  await Promise.all(Array.from({ length: limit }, work))
}
