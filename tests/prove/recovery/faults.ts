import { MESSAGES } from '#contract/platform/messages.ts'
import type { Fault, ProxiedRequest } from '#tests/prove/rig/fault-proxy.ts'

export const FAULTS = [
  'offline',
  'refused',
  'reset in the answer',
  'hung',
  '500 with a page',
  'bad JSON',
  'wrong shape',
  '401',
  'maintenance',
] as const
export type FaultName = (typeof FAULTS)[number]

const json = (status: number, body: object): Fault => ({
  kind: 'answered',
  status,
  type: 'application/json',
  body: JSON.stringify(body),
})

/** The response of each fault; offline and hung are produced by the browser fixture. */
export const answers: Readonly<Record<Exclude<FaultName, 'offline' | 'hung'>, Fault>> = {
  refused: { kind: 'request lost' },
  'reset in the answer': { kind: 'answer cut' },
  '500 with a page': {
    kind: 'answered',
    status: 500,
    type: 'text/html',
    body: '<!doctype html><title>Error</title><h1>Internal Server Error</h1><pre>TypeError: undefined</pre>',
  },
  'bad JSON': {
    kind: 'answered',
    status: 200,
    type: 'application/json',
    body: '{"success":true,"data":[{"id":',
  },
  'wrong shape': { kind: 'answer changed', change: (body) => spoilt(body) },
  '401': json(401, { success: false, errors: ['Unauthorized.'] }),
  maintenance: json(503, { success: false, errors: [MESSAGES.siteDown] }),
}

/** The first request of these meets the fault. */
export function once(asks: RegExp, fault: Fault) {
  let left = 1
  return ({ path }: ProxiedRequest): Fault | null => (asks.test(path) && left-- > 0 ? fault : null)
}

/** All requests of these meet the fault. */
export const always =
  (asks: RegExp, fault: Fault) =>
  ({ path }: ProxiedRequest): Fault | null =>
    asks.test(path) ? fault : null

/** The same keys with values of other types, as another version of the server might answer. */
function spoilt(body: string): string {
  try {
    return JSON.stringify(otherTypes(JSON.parse(body)))
  } catch {
    return '{"unexpected":{}}'
  }
}

function otherTypes(value: unknown): unknown {
  if (Array.isArray(value)) return { 0: value.map(otherTypes) }
  if (typeof value !== 'object' || value === null) return { was: String(value) }
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, otherTypes(each)]))
}
