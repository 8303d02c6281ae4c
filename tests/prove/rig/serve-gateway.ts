import { createServer, type IncomingMessage } from 'node:http'
import type { BillTo, CardDetails, CardGateway } from '#server/platform/gateway/card-gateway.ts'
import { createCybersourceGateway } from '#server/platform/gateway/cybersource/cybersource-gateway.ts'
import { openStandIn } from '#server/platform/gateway/cybersource/stand-in/stand-in.ts'
import { createSandboxGateway } from '#server/platform/gateway/sandbox-gateway.ts'
import { NO_TIMEOUTS } from '#server/platform/database/open.ts'
import { openDatabase } from '#tests/support/database.ts'
import { copyBook } from './copy-book.ts'

/**
 * A gateway in a process of its own: node serve-gateway.ts DATABASE_URL sandbox|cybersource; tells its address. CyberSource is
 * its stand-in, whose book is copied to the tables of the sandbox.
 */
type Question =
  | { readonly ask: 'verify'; readonly card: CardDetails; readonly billTo: BillTo }
  | {
      readonly ask: 'authorize'
      readonly key: string
      readonly amountCents: number
      readonly card: CardDetails
      readonly billTo: BillTo
    }
  | { readonly ask: 'lookup' | 'reverse' | 'lookupRefund'; readonly key: string }
  | {
      readonly ask: 'refund'
      readonly key: string
      readonly chargeKey: string
      readonly amountCents: number
    }

const SLOW_AFTER = 300
const [, , databaseUrl = '', kind = 'sandbox'] = process.argv
const { gateway, book } = kind === 'cybersource' ? await openCybersource() : openSandbox()
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
  try {
    return JSON.stringify((await outcome(question)) ?? null)
  } finally {
    await book()
  }
}

function outcome(question: Question) {
  switch (question.ask) {
    case 'verify':
      return gateway.verify(question.card, question.billTo)
    case 'authorize':
      return gateway.authorize(question.key, question.amountCents, question.card, question.billTo)
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

interface Served {
  readonly gateway: CardGateway
  /** writes down what was done, before it is answered */
  readonly book: () => Promise<void>
}

function openSandbox(): Served {
  return {
    gateway: createSandboxGateway({ databaseUrl, slowAfter: SLOW_AFTER }),
    book: () => Promise.resolve(),
  }
}

/** A killed shop is gone for longer than a second before its recovery asks. */
async function openCybersource(): Promise<Served> {
  const standIn = await openStandIn({ slowAfter: SLOW_AFTER })
  const { config } = standIn.keys
  return {
    gateway: createCybersourceGateway({ config, databaseUrl, definiteAfter: 1_000 }),
    book: copyBook(openDatabase(databaseUrl, 1, NO_TIMEOUTS), standIn.book),
  }
}
