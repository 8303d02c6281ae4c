import type { CardDetails, CardGateway, CardOutcome } from '#server/platform/gateway/card-gateway.ts'
import { withTimeout } from '#server/platform/gateway/with-timeout.ts'
import type { ServerDeps } from '#server/server-deps.ts'

type Parts = Pick<ServerDeps, 'gateway' | 'failpoint'>

/**
 * Authorizes a card, idempotent by the key of its submission. A lost response is looked up once; if it stays unknown,
 * the card is never charged again.
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
  const outcome = await withTimeout(asked)
  return outcome.kind === 'unknown' ? lookUp(parts.gateway, key) : outcome
}

async function lookUp(gateway: CardGateway, key: string): Promise<CardOutcome> {
  const nothing: CardOutcome = { kind: 'unknown' }
  return withTimeout(gateway.lookup(key).then((found) => found ?? nothing))
}
