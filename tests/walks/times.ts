/** One attempt after the other. */
export async function times(count: number, attempt: () => Promise<unknown>): Promise<void> {
  for (let made = 0; made < count; made++) await attempt()
}
