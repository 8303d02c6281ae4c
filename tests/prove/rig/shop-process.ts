import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { ProjectId } from '#contract/platform/constants.ts'
import type { Failpoint } from '#server/checkout/submission/failpoint.ts'

export interface ShopOrders {
  readonly databaseUrl: string
  readonly projectIds: readonly ProjectId[]
  /** 0: any free port */
  readonly ports: readonly number[]
  readonly gatewayUrl: string | null
  /** the variables of its account; null: cards by the gateway of `gatewayUrl` */
  readonly cybersource: Readonly<Record<string, string>> | null
  /** the folder of the built app, or null for the API alone */
  readonly assets: string | null
  /** folder of the outbox; null: a temporary one */
  readonly dataDir: string | null
  /** milliseconds by which the clock of the process is ahead */
  readonly clockAhead: number
  readonly trustedProxies: number
  /** see JobsOptions; jobs of a killed process are looked for every second; null: as in a shop */
  readonly sweepPeriod: number | null
  /** see ShopOptions; null: as in a shop */
  readonly refreshPeriod: number | null
  /** false: another process sends what it writes */
  readonly isWorker: boolean
  /** see ShopOptions */
  readonly hasLocalWebhooks: boolean
  /** it writes the JSON lines of production, requests too, and counts for Prometheus; else bare lines alone */
  readonly isObserved: boolean
}

export type FromShop =
  | { readonly kind: 'open'; readonly ports: readonly number[]; readonly metricsUrl: string | null }
  | { readonly kind: 'log'; readonly line: string }
  | { readonly kind: 'at'; readonly point: Failpoint }

export interface ShopProcess {
  /** the same ports after every restart */
  readonly ports: readonly number[]
  readonly lines: readonly string[]
  /** null: it is not observed */
  readonly metricsUrl: string | null
  /** of the process that serves now */
  readonly pid: number
  /** false from kill until it serves again */
  readonly isOpen: boolean
  /** Blocks the next submission at the failpoint; resolves when it has arrived there. */
  stopAt(point: Failpoint): Promise<void>
  /** kill -9; resolves when the process is gone. */
  kill(): Promise<void>
  /** Starts it again on the same ports with its clock advanced. */
  restart(millisecondsLater?: number): Promise<void>
}

const COMPILED = join(import.meta.dirname, '../../../node_modules/.cache/emberwright-compiled')

/** Starts the shop in a process of its own. */
export async function startShop(orders: Partial<ShopOrders> & { databaseUrl: string }): Promise<ShopProcess> {
  const lines: string[] = []
  let current: ShopOrders = {
    projectIds: [11],
    ports: [],
    gatewayUrl: null,
    cybersource: null,
    assets: null,
    dataDir: null,
    clockAhead: 0,
    trustedProxies: 0,
    sweepPeriod: null,
    refreshPeriod: null,
    isWorker: true,
    hasLocalWebhooks: false,
    isObserved: false,
    ...orders,
  }
  let child = await open(current, lines)
  let isOpen = true
  current = { ...current, ports: child.ports }
  return {
    ports: child.ports,
    lines,
    get metricsUrl() {
      return child.metricsUrl
    },
    get pid() {
      return child.process.pid ?? 0
    },
    get isOpen() {
      return isOpen
    },
    stopAt: (point) => {
      child.process.send(point)
      return heard(child.process, (message) => message.kind === 'at' && message.point === point)
    },
    kill: () => {
      isOpen = false
      return killed(child.process)
    },
    restart: async (millisecondsLater = 0) => {
      isOpen = false
      await killed(child.process)
      current = { ...current, clockAhead: current.clockAhead + millisecondsLater }
      child = await open(current, lines)
      isOpen = true
    },
  }
}

interface Opened {
  readonly process: ChildProcess
  readonly ports: readonly number[]
  readonly metricsUrl: string | null
}

async function open(orders: ShopOrders, lines: string[]): Promise<Opened> {
  const child = fork(join(import.meta.dirname, 'serve-shop.ts'), [JSON.stringify(orders)], {
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED },
  })
  child.on('message', (message: FromShop) => {
    if (message.kind === 'log') lines.push(message.line)
  })
  let opened: Omit<Opened, 'process'> = { ports: [], metricsUrl: null }
  await heard(child, (message) => {
    if (message.kind === 'open') opened = message
    return message.kind === 'open'
  })
  const { ports, metricsUrl } = opened
  return { process: child, ports, metricsUrl }
}

function heard(child: ChildProcess, isIt: (message: FromShop) => boolean): Promise<void> {
  return new Promise((settle, fail) => {
    const listen = (message: FromShop) => {
      if (!isIt(message)) return
      done()
      settle()
    }
    const end = () => {
      done()
      fail(new Error('the shop ended'))
    }
    const done = () => {
      child.off('message', listen)
      child.off('exit', end)
    }
    child.on('message', listen)
    child.once('exit', end)
  })
}

function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((settle) => {
    child.once('exit', () => settle())
    child.kill('SIGKILL')
  })
}
