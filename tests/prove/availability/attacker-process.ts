import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { attackKinds } from './attack-kinds.ts'

export type AttackName = keyof typeof attackKinds

export interface AttackOrder {
  /** null: stop */
  readonly kind: AttackName | null
  readonly port: number
  readonly csrf: string
  readonly seed: number
}

export interface Attacker {
  start(kind: AttackName): Promise<void>
  stop(): Promise<void>
  end(): void
}

export function startAttacker(orders: Omit<AttackOrder, 'kind'>): Attacker {
  const child: ChildProcess = fork(join(import.meta.dirname, 'attacker.ts'))
  const order = async (kind: AttackName | null) => {
    const done = once(child, 'message')
    child.send({ ...orders, kind } satisfies AttackOrder)
    await done
  }
  return {
    start: order,
    stop: () => order(null),
    end: () => {
      child.kill('SIGKILL')
    },
  }
}
