import type { Connection } from './network.ts'
import { addressOf, type WalkedCall } from './workflow-fixture.ts'
import { eventually } from '#tests/support/eventually.ts'

/** What becomes of a request: it reaches the server, or never does, or something in between answers with a status. */
export type Decision = 'through' | 'lost' | number

export interface Gate extends Connection {
  readonly decide: (call: WalkedCall, decision: Decision) => Promise<void>
}

/** Each request waits for its own step, where two are on their way at once. */
export function createGate(connection: Connection): Gate {
  const waiting = new Map<string, (decision: Decision) => void>()
  const gated = async (request: Request): Promise<Response> => {
    request.signal.throwIfAborted()
    const decision = Promise.withResolvers<Decision>()
    const { pathname } = new URL(request.url)
    waiting.set(pathname, decision.resolve)
    request.signal.addEventListener('abort', () => decision.reject(request.signal.reason))
    const decided = await decision.promise.finally(() => {
      if (waiting.get(pathname) === decision.resolve) waiting.delete(pathname)
    })
    if (decided === 'lost') throw new TypeError('the connection broke off')
    if (decided !== 'through')
      return Response.json({ success: false, errors: ['Not by the shop.'] }, { status: decided })
    connection.pass('through')
    return connection.fetch(request)
  }
  const decide = async (call: WalkedCall, decision: Decision) => {
    const found = await eventually(() => {
      const one = [...waiting].find(([path]) => addressOf(call).test(path))
      if (!one) throw new Error('no such request waits')
      return one[1]
    })
    found(decision)
  }
  return {
    ...connection,
    decide,
    fetch: (...args) => gated(new Request(...args)),
    answer: (call) => decide(call, 'through'),
    lose: (call) => decide(call, 'lost'),
  }
}
