import { setTimeout as pause } from 'node:timers/promises'
import { pick } from '#tests/prove/rig/pick.ts'
import type { WebhookWorker } from '#tests/prove/rig/webhook-worker.ts'
import type { Receiver } from './receivers.ts'

interface Killing {
  readonly kills: number
  stop(): Promise<void>
}

interface KillOptions {
  readonly worker: WebhookWorker
  readonly receivers: readonly Receiver[]
  readonly random: () => number
  readonly say: (line: string) => void
}

const LONGEST_MS = 2_000

/** Kills the worker again and again when a receiver has taken a request and has not answered yet. */
export function killOften({ worker, receivers, random, say }: KillOptions): Killing {
  const stopped = new AbortController()
  const ended = new Promise<void>((settle) => {
    stopped.signal.addEventListener('abort', () => settle())
  })
  let kills = 0
  const run = async () => {
    for (;;) {
      await pause(random() * LONGEST_MS)
      const receiver = pick(random, receivers)
      await Promise.race([receiver.takeUnanswered(), ended])
      receiver.release()
      if (stopped.signal.aborted) return
      await worker.kill()
      worker.start()
      say(`killed ${++kills} times`)
    }
  }
  const running = run()
  return {
    get kills() {
      return kills
    },
    stop: () => {
      stopped.abort()
      return running
    },
  }
}
