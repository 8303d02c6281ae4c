import type { World } from '#tests/prove/rig/world.ts'
import type { RequestWatch } from './request-watch.ts'

/** Where the storm is. */
export interface Place {
  readonly world: World
  /** the bad way to the shop */
  readonly proxyUrl: string
  readonly watch: RequestWatch
}
