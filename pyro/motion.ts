import { gaussian, type Random } from './random.ts'

/** A body under drag and gravity, in units of a 400 × 400 box and seconds, y down. */
export type Body = {
  readonly x: number
  readonly y: number
  readonly vx: number
  readonly vy: number
  readonly drag: number
  readonly gravity: number
}

export type Point = readonly [x: number, y: number]
export type Direction = readonly [x: number, y: number, z: number]

/** Where a body is after so many seconds; position is a function of time, so any frame can be drawn alone. */
export function positionAt(body: Body, seconds: number): Point {
  const e = travel(body.drag, seconds)
  const fall = (body.gravity / body.drag) * (seconds - e)
  return [body.x + body.vx * e, body.y + body.vy * e + fall]
}

/** Distance covered in so many seconds by a body that starts with speed 1. */
export function travel(drag: number, seconds: number): number {
  return (1 - Math.exp(-drag * seconds)) / drag
}

export function speedToReach(radius: number, drag: number, seconds: number): number {
  return radius / travel(drag, seconds)
}

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))

/** Directions spread evenly over a sphere (Fibonacci), each a little off. */
export function sphereDirections(count: number, random: Random, jitter: number): readonly Direction[] {
  const phase = random() * 2 * Math.PI
  return Array.from({ length: count }, (_, i) => {
    const y = 1 - (2 * (i + 0.5)) / count
    const ring = Math.sqrt(1 - y * y)
    const angle = i * GOLDEN_ANGLE + phase
    return normalized(
      Math.cos(angle) * ring + gaussian(random) * jitter,
      y + gaussian(random) * jitter,
      Math.sin(angle) * ring + gaussian(random) * jitter,
    )
  })
}

function normalized(x: number, y: number, z: number): Direction {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}
