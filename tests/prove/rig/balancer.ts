import {
  Agent,
  createServer,
  type IncomingMessage,
  request as httpRequest,
  type ServerResponse,
} from 'node:http'
import { HEALTH_PATHS } from '#server/platform/health/process-health.ts'

export interface Balancer {
  readonly url: string
  /** requests answered by each process, in the order of the origins */
  readonly answered: readonly number[]
  /** whether each process said so when it was asked last */
  readonly ready: readonly boolean[]
  close(): Promise<void>
}

interface BalancerOptions {
  /**
   * Default: a request goes to the next process when the first one accepts no connection, and a GET also when it breaks
   * off. false: it is sent once, on a connection that is kept.
   */
  readonly repeats?: boolean
}

const ASK_EVERY = 100

/**
 * Opens a balancer before several shop processes: round robin without stickiness among those that are ready, with the
 * client in X-Forwarded-For.
 */
export async function openBalancer(
  origins: readonly string[],
  { repeats = true }: BalancerOptions = {},
): Promise<Balancer> {
  const answered = origins.map(() => 0)
  const ready = origins.map(() => true)
  const agent = repeats ? false : new Agent({ keepAlive: true })
  const asking = setInterval(() => {
    for (const [index, origin] of origins.entries())
      void isReady(origin).then((isIt) => {
        ready[index] = isIt
      })
  }, ASK_EVERY)
  let next = 0
  const server = createServer((incoming, outgoing) => {
    const first = next++
    const inTurn = origins.map((_, index) => (first + index) % origins.length)
    const order = [...inTurn.filter((index) => ready[index]), ...inTurn.filter((index) => !ready[index])]
    const tried = repeats ? order : order.slice(0, 1)
    balance(incoming, outgoing, { origins, order: tried, agent }).then(
      (index) => {
        answered[index] = (answered[index] ?? 0) + 1
      },
      () => outgoing.writeHead(BAD_GATEWAY).end(),
    )
  })
  await new Promise<void>((settle) => {
    server.listen(0, '127.0.0.1', settle)
  })
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    answered,
    ready,
    close: async () => {
      clearInterval(asking)
      if (agent) agent.destroy()
      server.closeAllConnections()
      await new Promise((settle) => {
        server.close(settle)
      })
    },
  }
}

const BAD_GATEWAY = 502

const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}${HEALTH_PATHS.ready}`).then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.ok
    },
    () => false,
  )

interface Way {
  readonly origins: readonly string[]
  /** indexes of the origins that may be tried */
  readonly order: readonly number[]
  readonly agent: Agent | false
}

/** Resolves with the index of the process that answered. */
async function balance(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { origins, order, agent }: Way,
): Promise<number> {
  const body = Buffer.concat(await incoming.toArray())
  for (const [turn, index] of order.entries()) {
    try {
      const answer = await forward(incoming, body, origins[index] ?? '', agent)
      outgoing.writeHead(answer.statusCode ?? BAD_GATEWAY, withoutHopByHop(answer.headers))
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

function forward(
  incoming: IncomingMessage,
  body: Buffer,
  origin: string,
  agent: Agent | false,
): Promise<IncomingMessage> {
  const forwarded = [incoming.headers['x-forwarded-for'] ?? [], incoming.socket.remoteAddress ?? ''].flat()
  const connection = agent ? 'keep-alive' : 'close'
  const headers = { ...incoming.headers, 'x-forwarded-for': forwarded.join(', '), connection }
  return new Promise((settle, fail) => {
    const outgoing = httpRequest(
      new URL(incoming.url ?? '/', origin),
      { method: incoming.method, headers, agent },
      settle,
    )
    outgoing.once('error', fail)
    outgoing.end(body)
  })
}

function withoutHopByHop(received: IncomingMessage['headers']): IncomingMessage['headers'] {
  const headers = { ...received }
  delete headers.connection
  delete headers['keep-alive']
  delete headers['transfer-encoding']
  return headers
}
