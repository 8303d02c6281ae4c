import type { ColorName } from '#pyro/color.ts'
import type { Subject } from '#pyro/art-subject.ts'

/** Width to height of each use; the height is 400 units. */
export const SCENE_WIDTHS = { slide: 1000, tile: 533, post: 711, banner: 1200 } as const
export type SceneUse = keyof typeof SCENE_WIDTHS

/** A shell that breaks in the sky. */
export interface Break {
  /** as `brocade-crown` */
  readonly effect: string
  readonly colors: readonly ColorName[]
  /** 0 at the left edge to 1 at the right */
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** A device on the shore, such as a cake or a fountain. */
export interface Device {
  readonly subject: Subject
  readonly colors: readonly ColorName[]
  readonly x: number
  /** of its size in the picture of a product */
  readonly scale?: number
  readonly effects?: readonly string[]
  readonly pattern?: string
  /** of its name, for gear: "Wooden Rack 6-Shot" */
  readonly name?: string
}

export type Silhouette = 'none' | 'barges' | 'skyline' | 'crowd' | 'tent'

/** What a scene shows. Its name seeds everything random. */
export interface Recipe {
  readonly use: SceneUse
  readonly breaks?: readonly Break[]
  readonly devices?: readonly Device[]
  /** before the water */
  readonly silhouette?: Silhouette
  /** of the glow in the sky */
  readonly tint?: ColorName
}

export const breakAt = (
  x: number,
  y: number,
  radius: number,
  effect: string,
  ...colors: readonly ColorName[]
): Break => ({ effect, colors, x, y, radius })

export const deviceAt = (
  x: number,
  subject: Subject,
  colors: readonly ColorName[],
  more: Pick<Device, 'effects' | 'pattern' | 'name' | 'scale'> = {},
): Device => ({ subject, colors, x, ...more })
