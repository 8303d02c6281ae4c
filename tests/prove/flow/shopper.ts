import { setImmediate as turn } from 'node:timers/promises'
import { QueryClient } from '@tanstack/react-query'
import { createActor, type InspectionEvent, SimulatedClock, waitFor } from 'xstate'
import { CSRF_COOKIE } from '#contract/platform/constants.ts'
import type { FlowBatch } from '#contract/site/flow.ts'
import { cartModel } from '#machines/cart/cart.model.ts'
import { couponModel } from '#machines/checkout/coupon/coupon.model.ts'
import { flowCountingMachine } from '#machines/site/flow-counting/flow-counting.machine.ts'
import { maintenanceModel } from '#machines/site/maintenance/maintenance.model.ts'
import { productSearchModel } from '#machines/catalogue/product-search/product-search.model.ts'
import { createFlowCounter } from '#src/app/flow/flow-counter.ts'
import { isCountedStep } from '#src/app/flow/take-steps.ts'
import { cartServices } from '#src/services/cart/cart.ts'
import { type Call, createClient } from '#src/services/platform/client/client.ts'
import { couponServices } from '#src/services/checkout/coupon.ts'
import { flowCountingServices } from '#src/services/site/flow-counting.ts'
import { appInfoServices, searchServices } from '#src/services/site/site.ts'
import { createHost } from '#statecharts/engine/host.ts'
import { FlowOracle } from '#tests/support/flow-oracle.ts'
import type { Shopper } from '#tests/support/shopper.ts'

/** What a control does wrong. */
export type Sabotage = 'lost' | 'twice' | 'bucket' | 'ghost'

export interface Visit {
  readonly oracle: FlowOracle
  /** bodies of the requests that told counts */
  readonly sent: readonly string[]
  readonly refused: number
}

interface VisitOptions {
  readonly shopper: Shopper
  readonly origin: string
  /** the build of the page */
  readonly version: string
  readonly random: () => number
  readonly sabotage: Sabotage | null
  /** typed into every field */
  readonly typed: string
}

/** Milliseconds that pass between two acts; at most three batches are due in all. */
const WAITS = [5, 200, 700, 2_500, 8_000] as const
const ACTS = 14

/** Real machines with their real services, counted as a page counts them, and by the oracle. */
export async function visit(options: VisitOptions): Promise<Visit> {
  const { version, random, sabotage, typed } = options
  const clock = new SimulatedClock()
  const oracle = new FlowOracle()
  const counter = createFlowCounter(version)
  const wire = openWire(options)
  let isOver = false
  const inspect = (inspected: InspectionEvent) => {
    // the machine around them is of this proof
    if (isOver || !isCountedStep(inspected) || inspected.rootId === inspected.actorRef.sessionId) return
    if (!('isGhost' in inspected)) oracle.note(inspected, clock.now())
    counter.note(inspected, clock.now())
  }
  const { host, acts } = openMachines(wire.call, typed, { clock, inspect })
  plantGhost(inspect, sabotage === 'ghost')
  const source = { ...counter, isCounted: () => true, isOnline: () => true }
  const services = flowCountingServices(wire.call, {
    ...source,
    take: () => spoilt(counter.take(), sabotage),
  })
  const sender = createActor(flowCountingMachine.provide({ actors: services }), { clock }).start()
  host.start()
  for (let done = 0; done < ACTS; done++) {
    acts[Math.floor(random() * acts.length)]?.()
    await turn()
    clock.increment(WAITS[Math.floor(random() * WAITS.length)] ?? 0)
  }
  await wire.idle()
  counter.leave(clock.now())
  oracle.leave(clock.now())
  isOver = true
  if (sabotage !== 'lost') {
    await waitFor(sender, (snapshot) => !snapshot.matches('sending'))
    sender.send({ type: 'page.hidden' })
  }
  await wire.idle()
  host.stop()
  sender.stop()
  return { oracle, sent: wire.sent, refused: wire.refused() }
}

type Watch = Parameters<typeof createHost>[2]

/** Cart, coupon, search and maintenance, and what a shopper does to them. */
function openMachines(call: Call, typed: string, watch: Watch) {
  const { host, actor } = createHost(
    couponModel.machine.provide({ actors: couponServices(call) }),
    undefined,
    watch,
    {
      cart: { src: cartModel.machine.provide({ actors: cartServices(call) }) },
      productSearch: {
        src: productSearchModel.machine.provide({ actors: searchServices(call, new QueryClient()) }),
      },
      maintenance: {
        src: maintenanceModel.machine.provide({ actors: appInfoServices(call) }),
        input: { appInfo: null },
      },
    },
  )
  const acts = [
    () => actor.send({ type: 'coupon.apply', coupon_code: typed }),
    () => actor.send({ type: 'coupon.load' }),
    () => host.system.get('cart').send({ type: 'customer.known' }),
    () => host.system.get('cart').send({ type: 'line.add', products_id: 10_001, quantity: 1 }),
    () => host.system.get('cart').send({ type: 'customer.left' }),
    () => host.system.get('productSearch').send({ type: 'search.type', input: typed }),
    () => host.system.get('productSearch').send({ type: 'search.close' }),
    () => host.system.get('maintenance').send({ type: 'site.recheck' }),
  ]
  return { host, acts }
}

/** Created and never started, as by a component that is drawn twice. */
function plantGhost(inspect: (inspected: InspectionEvent) => void, isStarted: boolean): void {
  const machine = maintenanceModel.machine.provide({ actors: {} })
  const ghost = createActor(machine, { input: { appInfo: [] }, inspect: () => undefined })
  const told = { rootId: 'none', actorRef: ghost, event: { type: 'xstate.init' }, sourceRef: undefined }
  // the oracle knows that it was not started
  if (isStarted) inspect(Object.assign(told, { type: '@xstate.event' as const, isGhost: true }))
}

function spoilt(batches: readonly FlowBatch[], sabotage: Sabotage | null): readonly FlowBatch[] {
  if (sabotage === 'twice') return [...batches, ...batches]
  if (sabotage !== 'bucket') return batches
  return batches.map(({ charts, ...batch }) => ({
    ...batch,
    charts: charts.map(({ rows, ...chart }) => ({
      ...chart,
      rows: rows.map(
        ([before, taken, wait, times]) => [before, taken, Math.min(8, wait + 1), times] as const,
      ),
    })),
  })) as unknown as readonly FlowBatch[] // the same tuples
}

/** The client of the app, at the address of the shopper. */
function openWire({ shopper, origin }: VisitOptions) {
  const pending = new Set<Promise<unknown>>()
  const sent: string[] = []
  let refused = 0
  const csrf = () => shopper.cookies.get(CSRF_COOKIE) ?? ''
  const ask = async (request: Request): Promise<Response> => {
    const headers = new Headers(request.headers)
    headers.set('cookie', `${CSRF_COOKIE}=${csrf()}`)
    const { pathname, search } = new URL(request.url)
    const body = request.method === 'GET' ? null : await request.text()
    const isCount = pathname.endsWith('/flow/count')
    if (isCount) sent.push(body ?? '')
    const answer = await shopper.fetch(pathname + search, { method: request.method, headers, body })
    if (isCount && !answer.ok) refused++
    return answer
  }
  const call = createClient({
    projectId: 11,
    origin,
    accessToken: () => shopper.token,
    csrfToken: csrf,
    onUnauthorized: () => undefined,
    onMaintenance: () => undefined,
    fetch: (input, init) => {
      const asked = ask(new Request(input, init))
      pending.add(asked)
      void asked.catch(() => undefined).finally(() => pending.delete(asked))
      return asked
    },
  })
  const idle = async () => {
    // an answer leads to the next request within a few turns
    for (let quiet = 0; quiet < 5; quiet++) {
      await turn()
      if (pending.size === 0) continue
      quiet = 0
      await Promise.allSettled(pending)
    }
  }
  return { call, idle, sent, refused: () => refused }
}
