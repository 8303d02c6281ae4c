import type { Shopper } from '#tests/support/shopper.ts'
import { addressOf, type WalkedCalls } from './workflow-fixture.ts'
import { eventually } from '#tests/support/eventually.ts'

type Send = () => Promise<Response>

const brokenOff = () => new TypeError('the connection broke off')

/** What becomes of a request: the connection breaks before the server or before the response, or a proxy answers. */
const faults = {
  through: (send: Send) => send(),
  'request lost': () => Promise.reject<Response>(brokenOff()),
  'answer lost': async (send: Send) => {
    await send()
    throw brokenOff()
  },
  'answered empty': async () => Response.json([]),
  'answered later': async () => Response.json({ success: true }, { status: 202 }),
}
export type NetworkFault = keyof typeof faults

/** The connection of one client. Every request is held until the fault of one is chosen; then all others come through. */
export interface Connection extends WalkedCalls {
  readonly fetch: typeof globalThis.fetch
  /** Applies the fault to all held requests, and to all that come until `hold`. */
  pass(way: NetworkFault): void
  hold(): void
  /** Fails all held requests. */
  cut(): void
}

interface Waiting {
  readonly path: string
  readonly go: (way: NetworkFault) => Promise<unknown>
  readonly fail: () => void
}

/** Connects the client of a shopper to the shop, wherever that is by then. */
export function openConnection(shopper: Shopper, shopUrl: () => string): Connection {
  const waiting = new Set<Waiting>()
  let open: ((path: string) => NetworkFault) | null = null
  const wait = (request: Request, body: string | null) =>
    new Promise<Response>((settle, fail) => {
      const go = async (way: NetworkFault) => {
        waiting.delete(one)
        await faults[way](() => ask(request, body, shopUrl(), shopper)).then(settle, fail)
      }
      const stop = (reason: unknown) => {
        waiting.delete(one)
        fail(reason)
      }
      const one = { path: new URL(request.url).pathname, go, fail: () => stop(brokenOff()) }
      request.signal.addEventListener('abort', () => stop(request.signal.reason))
      waiting.add(one)
      if (open) void go(open(one.path))
    })
  const pass = (way: NetworkFault, wanted = /./) => {
    const faultOf = (path: string) => (wanted.test(path) ? way : 'through')
    open = faultOf
    for (const one of waiting) void one.go(faultOf(one.path))
  }
  return {
    fetch: async (input, init) => {
      const request = new Request(input, init)
      return wait(request, /^(GET|HEAD)$/.test(request.method) ? null : await request.text())
    },
    pass,
    hold: () => {
      open = null
    },
    answer: async (call) => pass('through', addressOf(call)),
    answerWhenDone: async (call) => {
      const one = await eventually(() => found(waiting, addressOf(call)))
      await one.go('through')
    },
    lose: async (call) => pass('request lost', addressOf(call)),
    loseAnswer: async (call) => pass('answer lost', addressOf(call)),
    cut: () => {
      for (const one of waiting) one.fail()
    },
  }
}

function found(waiting: ReadonlySet<Waiting>, wanted: RegExp): Waiting {
  const one = [...waiting].find(({ path }) => wanted.test(path))
  if (!one)
    throw new Error(`nothing waits for ${wanted.source}, but ${[...waiting].map((each) => each.path).join()}`)
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
