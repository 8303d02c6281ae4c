import type { CardGateway } from '#server/gateway/card-gateway.ts'

/** The gateway of serve-gateway.ts; it outlives the shop that asks. */
export function remoteGateway(url: string): CardGateway {
  const ask = async (question: object) => {
    const answer = await fetch(url, { method: 'POST', body: JSON.stringify(question) })
    if (!answer.ok) throw new Error(`the gateway answered ${answer.status}`)
    return answer.json()
  }
  return {
    verify: (card) => ask({ ask: 'verify', card }),
    authorize: (key, amountCents, card) => ask({ ask: 'authorize', key, amountCents, card }),
    lookup: (key) => ask({ ask: 'lookup', key }),
    reverse: (key) => ask({ ask: 'reverse', key }),
  }
}
