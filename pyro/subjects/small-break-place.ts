import type { Color } from '#pyro/color.ts'
import type { Scene } from '#pyro/scene.ts'

export type SmallBreak = {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly first: Color
  readonly second: Color
  readonly born: number
}

/** Draws one effect; `count` makes full numbers of stars fit the size of the break. */
export type Draw = (scene: Scene, at: SmallBreak, count: (full: number) => number) => void

export const place = ({ x, y, radius, born }: SmallBreak) => ({ x, y, radius, born })
