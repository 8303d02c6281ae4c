import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { CardGateway } from '#server/platform/gateway/card-gateway.ts'

export interface GatewayProcess {
  readonly url: string
  stop(): void
}

export type GatewayKind = 'sandbox' | 'cybersource'

/** Starts a gateway in a process of its own, which lives on when the shop is killed. */
export function startGateway(databaseUrl: string, kind: GatewayKind): Promise<GatewayProcess> {
  const child = fork(join(import.meta.dirname, 'serve-gateway.ts'), [databaseUrl, kind])
  return new Promise((settle, fail) => {
    child.once('exit', () => fail(new Error('the gateway ended')))
    child.once('message', (url: string) => settle({ url, stop: () => void child.kill('SIGKILL') }))
  })
}

/** The client of a gateway process, which outlives the shop process that calls it. */
export function remoteGateway(url: string): CardGateway {
  const ask = async (question: object) => {
    const answer = await fetch(url, { method: 'POST', body: JSON.stringify(question) })
    if (!answer.ok) throw new Error(`the gateway answered ${answer.status}`)
    return answer.json()
  }
  return {
    verify: (card, billTo) => ask({ ask: 'verify', card, billTo }),
    authorize: (key, amountCents, card, billTo) => ask({ ask: 'authorize', key, amountCents, card, billTo }),
    lookup: (key) => ask({ ask: 'lookup', key }),
    reverse: (key) => ask({ ask: 'reverse', key }),
    refund: (key, chargeKey, amountCents) => ask({ ask: 'refund', key, chargeKey, amountCents }),
    lookupRefund: (key) => ask({ ask: 'lookupRefund', key }),
  }
}
