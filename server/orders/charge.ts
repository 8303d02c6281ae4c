import type { CardDetails, CardGateway, CardOutcome } from '#server/gateway/card-gateway.ts'
import { within } from '#server/gateway/within.ts'
import type { ServerDeps } from '#server/server-deps.ts'

type Parts = Pick<ServerDeps, 'gateway' | 'failpoint'>

/**
 * Charges a card under the key of its submission. An answer that does not come is asked for once; what is still not
 * known then is unknown, and never charged again.
 */
export async function charge(
  parts: Parts,
  key: string,
  amountCents: number,
  card: CardDetails,
): Promise<CardOutcome> {
  await parts.failpoint?.('before gateway')
  const asked = parts.gateway.authorize(key, amountCents, card)
  asked.catch(() => undefined)
  await parts.failpoint?.('during gateway')
  const outcome = await within(asked)
  return outcome.kind === 'unknown' ? lookUp(parts.gateway, key) : outcome
}

async function lookUp(gateway: CardGateway, key: string): Promise<CardOutcome> {
  const nothing: CardOutcome = { kind: 'unknown' }
  return within(gateway.lookup(key).then((found) => found ?? nothing))
}
