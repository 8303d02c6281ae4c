import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pick } from '#tests/prove/rig/pick.ts'

export interface Arrival {
  /** milliseconds since 1970 */
  readonly at: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
  /** false: the receiver failed before it had done anything */
  readonly isTaken: boolean
}

/** `lost`: taken, and the connection breaks before it is answered. */
type Conduct = 'taken' | 'lost' | 'failed' | 'broken' | 'silent' | 'redirected'

export interface Receiver {
  readonly url: string
  readonly arrivals: readonly Arrival[]
  /** From now on it answers as it should. */
  recover(): void
  /** The next request is taken and never answered; resolves when it has arrived. */
  takeUnanswered(): Promise<void>
  /** Answers the next one again. */
  release(): void
  close(): void
}

/** @param conduct what the next request meets until the receiver has recovered */
export async function openReceiver(conduct: () => Conduct, redirectTo = ''): Promise<Receiver> {
  const arrivals: Arrival[] = []
  let hasRecovered = false
  let unanswered: (() => void) | null = null
  const meet = (headers: IncomingHttpHeaders, body: string, response: ServerResponse) => {
    const met = hasRecovered ? 'taken' : conduct()
    const isTaken = met === 'taken' || met === 'lost'
    arrivals.push({ at: Date.now(), headers, body, isTaken })
    if (isTaken && unanswered) {
      unanswered()
      unanswered = null
    } else answer(met, response, redirectTo)
  }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => meet(request.headers, body, response))
    // a killed worker resets its connection
    request.on('error', () => undefined)
  })
  return {
    url: await listening(server),
    arrivals,
    recover: () => {
      hasRecovered = true
    },
    takeUnanswered: () =>
      new Promise((settle) => {
        unanswered = settle
      }),
    release: () => {
      unanswered = null
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function answer(met: Conduct, response: ServerResponse, redirectTo: string): void {
  switch (met) {
    case 'taken':
      response.writeHead(204).end()
      break
    case 'failed':
      response.writeHead(500).end()
      break
    case 'redirected':
      response.writeHead(307, { location: redirectTo }).end()
      break
    case 'lost':
    case 'broken':
      response.destroy()
      break
    case 'silent':
  }
}

const listening = (server: Server): Promise<string> =>
  new Promise((settle) => {
    server.listen(0, '127.0.0.1', () => {
      // a server that listens on TCP has such an address
      const { port } = server.address() as AddressInfo
      settle(`http://127.0.0.1:${port}/hook`)
    })
  })

/** One in so many requests meets a fault of a receiver that fails by chance. */
const FAULTS = 4

/** Of each kind of fault one receiver, and what it wants to be told of. */
export async function openReceivers(random: () => number) {
  const target = await openReceiver(() => 'taken')
  const byChance = (): Conduct =>
    random() * FAULTS < 1 ? pick<Conduct>(random, ['failed', 'lost', 'broken']) : 'taken'
  const receivers = {
    good: await openReceiver(() => 'taken'),
    unsteady: await openReceiver(byChance),
    recovering: await openReceiver(() => 'failed'),
    silent: await openReceiver(() => 'silent'),
    redirecting: await openReceiver(() => 'redirected', target.url),
  }
  const close = () => {
    for (const each of [target, ...Object.values(receivers)]) each.close()
  }
  return { receivers, target, close }
}

export type ReceiverName = keyof Awaited<ReturnType<typeof openReceivers>>['receivers']
