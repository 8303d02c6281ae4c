import { randomFrom } from '#statecharts/engine/random.ts'
import { attackKinds } from './attack-kinds.ts'
import type { AttackOrder } from './attacker-process.ts'

/** One hostile client in a process of its own, so that its work delays no measurement. */
let stop = (): void => undefined
process.on('message', ({ kind, port, csrf, seed }: AttackOrder) => {
  stop()
  stop = kind === null ? () => undefined : attackKinds[kind]({ port, csrf, random: randomFrom(seed) })
  process.send?.('done')
})
process.on('disconnect', () => process.exit(0))
