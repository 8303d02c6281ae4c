/** Runs the attempts in sequence. */
export async function repeat(count: number, attempt: () => Promise<unknown>): Promise<void> {
  for (let made = 0; made < count; made++) await attempt()
}
