import { createServer, type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http'

export interface Balancer {
  readonly url: string
  /** requests answered by each process, in the order of the origins */
  readonly answered: readonly number[]
  close(): Promise<void>
}

/**
 * Opens a balancer before several shop processes: round robin without stickiness, with the client in X-Forwarded-For.
 * A request goes to the next process when the first one accepts no connection, and a GET also when it breaks off.
 */
export async function openBalancer(origins: readonly string[]): Promise<Balancer> {
  const answered = origins.map(() => 0)
  let next = 0
  const server = createServer((incoming, outgoing) => {
    const first = next++
    const order = origins.map((_, index) => (first + index) % origins.length)
    balance(incoming, outgoing, origins, order).then(
      (index) => {
        answered[index] = (answered[index] ?? 0) + 1
      },
      () => outgoing.writeHead(502).end(),
    )
  })
  await new Promise<void>((settle) => {
    server.listen(0, '127.0.0.1', settle)
  })
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    answered,
    close: async () => {
      server.closeAllConnections()
      await new Promise((settle) => {
        server.close(settle)
      })
    },
  }
}

/** Resolves with the index of the process that answered. */
async function balance(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  origins: readonly string[],
  order: readonly number[],
): Promise<number> {
  const body = Buffer.concat(await incoming.toArray())
  for (const [turn, index] of order.entries()) {
    try {
      const answer = await forward(incoming, body, origins[index] ?? '')
      outgoing.writeHead(answer.statusCode ?? 502, withoutHopByHop(answer.headers))
      outgoing.end(Buffer.concat(await answer.toArray()))
      return index
    } catch (error) {
      const mayRepeat = incoming.method === 'GET' || wasNotAccepted(error)
      if (!mayRepeat || outgoing.headersSent || turn === order.length - 1) throw error
    }
  }
  throw new Error('there is no process')
}

const wasNotAccepted = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED'

function forward(incoming: IncomingMessage, body: Buffer, origin: string): Promise<IncomingMessage> {
  const forwarded = [incoming.headers['x-forwarded-for'] ?? [], incoming.socket.remoteAddress ?? ''].flat()
  const headers = { ...incoming.headers, 'x-forwarded-for': forwarded.join(', '), connection: 'close' }
  return new Promise((settle, fail) => {
    const outgoing = httpRequest(
      new URL(incoming.url ?? '/', origin),
      { method: incoming.method, headers, agent: false },
      settle,
    )
    outgoing.once('error', fail)
    outgoing.end(body)
  })
}

function withoutHopByHop(received: IncomingMessage['headers']): IncomingMessage['headers'] {
  const headers = { ...received }
  delete headers.connection
  delete headers['transfer-encoding']
  return headers
}
