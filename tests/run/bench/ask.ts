import type { Shopper } from '#tests/support/shopper.ts'

/** Makes a call of which only an answer of 200 counts. */
export async function ask(shopper: Shopper, ...[entry, args]: Parameters<Shopper['send']>): Promise<void> {
  const { status, body } = await shopper.send(entry, args)
  if (status !== 200) throw new Error(`${entry.path} answered ${status}: ${JSON.stringify(body)}`)
}
