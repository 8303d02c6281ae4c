import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface WebhookWorkerOrders {
  readonly databaseUrl: string
  /** see JobsOptions */
  readonly sweepPeriod: number
  /** the negative control */
  readonly isBroken: boolean
}

export interface WebhookWorker {
  /** kill -9; resolves when the process is gone. */
  kill(): Promise<void>
  /** Starts the next one. */
  start(): void
}

const COMPILED = join(import.meta.dirname, '../../../node_modules/.cache/emberwright-compiled')

/** Starts a worker that sends webhooks in a process of its own. */
export function startWebhookWorker(orders: WebhookWorkerOrders): WebhookWorker {
  const open = () =>
    fork(join(import.meta.dirname, 'serve-webhooks.ts'), [JSON.stringify(orders)], {
      env: { ...process.env, NODE_COMPILE_CACHE: COMPILED },
    })
  let child: ChildProcess = open()
  return {
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exit = once(child, 'exit')
      child.kill('SIGKILL')
      await exit
    },
    start: () => {
      child = open()
    },
  }
}
