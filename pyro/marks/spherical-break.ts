import { type Color, quantize } from '#pyro/color.ts'
import { speedToReach, sphereDirections } from '#pyro/motion.ts'
import { gaussian, type Random } from '#pyro/random.ts'
import { addStar, type Scene } from '#pyro/scene.ts'
import { type Look, type LookOptions, lookOf, type Star } from '#pyro/star.ts'

export type Flight = { readonly drag: number; readonly gravity: number; readonly life: number }

export type BreakOptions = LookOptions & {
  readonly count: number
  readonly color: Color
  readonly flight: Flight
  readonly radius?: number
  readonly x?: number
  readonly y?: number
  readonly born?: number
  readonly blink?: number
  /** the count is not changed by the detail of the picture */
  readonly exact?: true
  /** thin trails around each direction */
  readonly strands?: number
  /** how far directions, speeds, lives and strands stray */
  readonly jitter?: Partial<Jitter>
}
type Jitter = Readonly<Record<'direction' | 'speed' | 'life' | 'strand', number>>
const usualJitter: Jitter = { direction: 0.05, speed: 0.035, life: 0.03, strand: 0.05 }

/** A ball of stars that fly apart from one point; returns the stars for what happens at their ends. */
export function sphericalBreak(scene: Scene, options: BreakOptions): readonly Star[] {
  const { random, detail } = scene
  const { flight, born = 0, blink = 0, radius = scene.radius } = options
  const jitter = { ...usualJitter, ...options.jitter }
  const count = Math.max(5, Math.round(options.count * (options.exact ? 1 : detail)))
  const speed = speedToReach(radius, flight.drag, flight.life)
  const looks = looksOf(options, detail)
  const directions = sphereDirections(count, random, jitter.direction)
  return directions.flatMap((direction) =>
    looks.map((look, strand) => {
      const stray = strand ? jitter.strand : 0
      const v = speed * (1 + gaussian(random) * jitter.speed) * (strand ? 0.82 + 0.2 * random() : 1)
      const body = {
        x: options.x ?? scene.center.x,
        y: options.y ?? scene.center.y,
        vx: (direction[0] + gaussian(random) * stray) * v,
        vy: (direction[1] + gaussian(random) * stray) * v,
        drag: flight.drag,
        gravity: flight.gravity,
      }
      const life = strayed(flight.life, jitter.life, random)
      const brightness = depthOf(direction[2])
      return addStar(scene, look, body, { life, born, blink, brightness })
    }),
  )
}

/** 0.5 at the back of a ball to 1 at its front, in three steps. */
export function depthOf(z: number): number {
  return 0.5 + 0.5 * quantize((z + 1) / 2, 3)
}

/** The look of the main trail, then of its thin companions. */
function looksOf(options: BreakOptions, detail: number): readonly Look[] {
  const wanted = options.strands ?? 1
  const strands = Math.max(1, Math.min(wanted, Math.round(wanted * Math.max(0.34, detail))))
  const main = lookOf(options.color, options)
  const thin: Look = {
    ...main,
    star: { ...main.star, width: main.star.width * 0.55, head: 0 },
    glitter: { ...main.glitter, count: main.glitter.count * 0.5 },
  }
  return Array.from({ length: strands }, (_, strand) => (strand ? thin : main))
}

function strayed(value: number, jitter: number, random: Random): number {
  return value * (1 + gaussian(random) * jitter)
}
