import { createServer, type IncomingMessage } from 'node:http'
import type { CardDetails } from '#server/platform/gateway/card-gateway.ts'
import { createSandboxGateway } from '#server/platform/gateway/sandbox-gateway.ts'

/** The sandbox gateway in a process of its own: node serve-gateway.ts DATABASE_URL; tells its address. */
type Question =
  | { readonly ask: 'verify'; readonly card: CardDetails }
  | {
      readonly ask: 'authorize'
      readonly key: string
      readonly amountCents: number
      readonly card: CardDetails
    }
  | { readonly ask: 'lookup' | 'reverse' | 'lookupRefund'; readonly key: string }
  | {
      readonly ask: 'refund'
      readonly key: string
      readonly chargeKey: string
      readonly amountCents: number
    }

const gateway = createSandboxGateway({ databaseUrl: process.argv[2] ?? '', slowAfter: 300 })
const server = createServer((request, response) => {
  answer(request).then(
    (text) => response.end(text),
    (fault) => response.writeHead(500).end(String(fault)),
  )
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address) process.send?.(`http://127.0.0.1:${address.port}`)
})
process.on('disconnect', () => process.exit(0))

async function answer(request: IncomingMessage): Promise<string> {
  // only remoteGateway sends requests here
  const question = JSON.parse((await request.toArray()).join('')) as Question
  return JSON.stringify((await outcome(question)) ?? null)
}

function outcome(question: Question) {
  switch (question.ask) {
    case 'verify':
      return gateway.verify(question.card)
    case 'authorize':
      return gateway.authorize(question.key, question.amountCents, question.card)
    case 'lookup':
      return gateway.lookup(question.key)
    case 'reverse':
      return gateway.reverse(question.key)
    case 'refund':
      return gateway.refund(question.key, question.chargeKey, question.amountCents)
    case 'lookupRefund':
      return gateway.lookupRefund(question.key)
  }
}
