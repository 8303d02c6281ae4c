import { setTimeout as pause } from 'node:timers/promises'
import { authCalls } from '#contract/account/auth.ts'
import { cartCalls } from '#contract/cart/carts.ts'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import { productCalls } from '#contract/catalogue/products.ts'
import { seededEmail, seededPassword, Shopper } from '#tests/support/shopper.ts'

/** What the clients saw who do nothing wrong. */
export class Measurement {
  /** milliseconds of each answer; not of log-ins, which are slow by themselves */
  readonly took: number[] = []
  asked = 0
  answered = 0
}

/** A shopper at a network address; an answer that never comes counts as refused. */
class OtherClient extends Shopper {
  constructor(origin: string, address: string) {
    super(origin, 11, { 'x-forwarded-for': address })
  }

  override fetch(path: string, init: RequestInit = {}): Promise<Response> {
    return super.fetch(path, { ...init, signal: AbortSignal.timeout(TIMEOUT) })
  }
}

const TIMEOUT = 10_000
const PAUSE = 4

type Turn = readonly [entry: Endpoint, args: { body?: object; params?: Record<string, string> }]

const customer: readonly Turn[] = [[cartCalls.selectCart, {}]]
const visitor: readonly Turn[] = [
  [productCalls.products, { body: {} }],
  [productCalls.liveSearch, { body: { search_term: 'comet' } }],
]
const username = seededEmail('gold')
const credentials = {
  username,
  password: seededPassword,
  customers_id: null,
  otp: null,
  is_impersonate: false,
}
const arriving: readonly Turn[] = [
  [authCalls.me, {}],
  [authCalls.login, { body: credentials }],
]

export type OtherClients = (calls: number, measurement: Measurement) => Promise<void>

/** Two customers at their carts, two visitors who look around and one who logs in, all at once. */
export async function openOtherClients(origin: string): Promise<OtherClients> {
  const at = (n: number) => new OtherClient(origin, `198.51.100.${n}`)
  const clients: [OtherClient, readonly Turn[]][] = [
    [at(1), customer],
    [at(2), customer],
    [at(3), visitor],
    [at(4), visitor],
    [at(5), arriving],
  ]
  for (const [client, turns] of clients)
    if (turns === customer) await client.logIn(seededEmail('silver'))
    else await client.send(authCalls.me, {})
  return async (calls, measurement) => {
    const all = clients.map(async ([client, turns]) => {
      for (let n = 0; n < calls; n++) {
        const turn = turns[n % turns.length]
        if (turn) await measure(client, turn, measurement)
        await pause(PAUSE)
      }
    })
    await Promise.all(all)
  }
}

async function measure(client: Shopper, [entry, args]: Turn, measurement: Measurement): Promise<void> {
  const from = performance.now()
  measurement.asked++
  const status = await client.send(entry, args).then(
    (reply) => reply.status,
    () => 0,
  )
  // who is not logged in yet gets 401 from `me`
  if (status === 200 || (entry === authCalls.me && status === 401)) measurement.answered++
  if (entry !== authCalls.login) measurement.took.push(performance.now() - from)
}
