import { vi } from 'vitest'
import { type Fault, openFaultProxy } from '#tests/prove/rig/fault-proxy.ts'
import type { Shopper } from '#tests/support/shopper.ts'

/**
 * How a request fares: it gets through, the connection breaks before the server, or before its answer arrives, or
 * somebody in between answers an empty list, or that it will be done later.
 */
export type Way = 'through' | 'request lost' | 'answer lost' | 'answered empty' | 'answered later'

/** What is done first; then requests get through. */
export async function after(doing: Promise<unknown>): Promise<Way> {
  await doing
  return 'through'
}

/** The only way of one device to the server. Every request waits until it is said how it fares. */
export interface Line {
  readonly fetch: typeof globalThis.fetch
  /** All that wait, and all that come until `hold`, fare so. */
  pass(way: Way): void
  hold(): void
  /** The request of this path fares so, whenever it comes; ends when it has. */
  send(path: string, way: Way): Promise<void>
  /** Nothing gets through any more. */
  cut(): void
}

interface Waiting {
  readonly path: string
  readonly go: (way: Way) => Promise<unknown>
  readonly fail: () => void
}

export interface Net {
  line(shopper: Shopper): Line
  close(): Promise<void>
}

/** Real connections to the shop, of which some break. */
export async function openNet(shopUrl: () => string): Promise<Net> {
  const lossy = {
    'request lost': await openFaultProxy(shopUrl, () => ({ kind: 'request lost' })),
    'answer lost': await openFaultProxy(shopUrl, () => ({ kind: 'answer lost' })),
    'answered empty': await openFaultProxy(shopUrl, () => answered(200, '[]')),
    'answered later': await openFaultProxy(shopUrl, () => answered(202, '{"success":true}')),
  }
  const originOf = (way: Way) => (way === 'through' ? shopUrl() : lossy[way].url)
  return {
    line: (shopper) => openLine(shopper, originOf),
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

function openLine(shopper: Shopper, originOf: (way: Way) => string): Line {
  const waiting = new Set<Waiting>()
  let open: Way | null = null
  const wait = (request: Request, body: string | null) =>
    new Promise<Response>((settle, fail) => {
      const go = async (way: Way) => {
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

/** One request with the cookies of its device, as a browser keeps them. */
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
