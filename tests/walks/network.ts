import { vi } from 'vitest'
import { type Fault, openFaultProxy } from '#tests/prove/rig/fault-proxy.ts'
import type { Shopper } from '#tests/support/shopper.ts'

/**
 * The fault of a request: none, the connection breaks before the server or before the response arrives, or a proxy
 * answers with an empty list or with 202.
 */
export type NetworkFault = 'through' | 'request lost' | 'answer lost' | 'answered empty' | 'answered later'

/** The connection of one client. Every request is held until its fault is chosen. */
export interface Connection {
  readonly fetch: typeof globalThis.fetch
  /** Applies the fault to all held requests and to all that come until `hold`. */
  pass(way: NetworkFault): void
  hold(): void
  /** Applies the fault to the next request of this path; resolves when it is answered. */
  send(path: string, way: NetworkFault): Promise<void>
  /** Fails all held requests. */
  cut(): void
}

interface Waiting {
  readonly path: string
  readonly go: (way: NetworkFault) => Promise<unknown>
  readonly fail: () => void
}

export interface Network {
  connect(shopper: Shopper): Connection
  close(): Promise<void>
}

/** Opens a proxy per fault before the shop. */
export async function openNetwork(shopUrl: () => string): Promise<Network> {
  const lossy = {
    'request lost': await openFaultProxy(shopUrl, () => ({ kind: 'request lost' })),
    'answer lost': await openFaultProxy(shopUrl, () => ({ kind: 'answer lost' })),
    'answered empty': await openFaultProxy(shopUrl, () => answered(200, '[]')),
    'answered later': await openFaultProxy(shopUrl, () => answered(202, '{"success":true}')),
  }
  const originOf = (way: NetworkFault) => (way === 'through' ? shopUrl() : lossy[way].url)
  return {
    connect: (shopper) => openConnection(shopper, originOf),
    close: async () => {
      for (const proxy of Object.values(lossy)) await proxy.close()
    },
  }
}

const answered = (status: number, body: string): Fault => ({
  kind: 'answered',
  status,
  type: 'application/json',
  body,
})

function openConnection(shopper: Shopper, originOf: (way: NetworkFault) => string): Connection {
  const waiting = new Set<Waiting>()
  let open: NetworkFault | null = null
  const wait = (request: Request, body: string | null) =>
    new Promise<Response>((settle, fail) => {
      const go = async (way: NetworkFault) => {
        waiting.delete(one)
        await ask(request, body, originOf(way), shopper).then(settle, fail)
      }
      const stop = (reason: unknown) => {
        waiting.delete(one)
        fail(reason)
      }
      const one = { path: new URL(request.url).pathname, go, fail: () => stop(new TypeError('cut off')) }
      request.signal.addEventListener('abort', () => stop(request.signal.reason))
      waiting.add(one)
      if (open !== null) void go(open)
    })
  return {
    fetch: async (input, init) => {
      const request = new Request(input, init)
      return wait(request, request.method === 'GET' ? null : await request.text())
    },
    pass: (way) => {
      open = way
      for (const one of waiting) void one.go(way)
    },
    hold: () => {
      open = null
    },
    send: async (path, way) => {
      const one = await vi.waitFor(() => found(waiting, path), { interval: 5, timeout: 5_000 })
      await one.go(way)
    },
    cut: () => {
      for (const one of waiting) one.fail()
    },
  }
}

function found(waiting: ReadonlySet<Waiting>, path: string): Waiting {
  const one = [...waiting].find((each) => each.path.endsWith(path))
  if (!one) throw new Error(`nothing waits for ${path}, but ${[...waiting].map((each) => each.path).join()}`)
  return one
}

/** Sends a request with the cookies of its client, as a browser keeps them. */
async function ask(
  request: Request,
  body: string | null,
  origin: string,
  { cookies }: Shopper,
): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
  const { method, signal } = request
  const answer = await fetch(origin + pathname + search, { method, headers, body, signal })
  for (const line of answer.headers.getSetCookie()) {
    const [pair = ''] = line.split(';')
    const at = pair.indexOf('=')
    cookies.set(pair.slice(0, at), pair.slice(at + 1))
  }
  return answer
}
