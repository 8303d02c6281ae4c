import { type Color, css, quantize } from '#pyro/color.ts'
import type { Point } from '#pyro/motion.ts'
import { short, shortList } from '#pyro/shapes/svg-number.ts'

const WIDTHS = 256
const OPACITIES = 8

/** Strokes of light; all of one color, width and opacity share a single path. */
export class Ink {
  readonly #paths = new Map<number, string[]>()

  dot(color: Color, x: number, y: number, diameter: number, opacity: number): void {
    this.put(color, diameter, opacity, `M${shortList(x, y)}h0`)
  }

  /** A curve from p to q with one control point. */
  curve(color: Color, width: number, opacity: number, p: Point, control: Point, q: Point): void {
    const bend = shortList(control[0] - p[0], control[1] - p[1], q[0] - p[0], q[1] - p[1])
    this.put(color, width, opacity, `M${shortList(p[0], p[1])}q${bend}`)
  }

  put(color: Color, width: number, opacity: number, path: string): void {
    const sixths = Math.round(opacity * 6)
    if (sixths <= 0) return
    const wide = quantize(Math.max(width, 0.3), width > 2 ? 2 : 4)
    const key = (color * WIDTHS + Math.min(WIDTHS - 1, wide * 4)) * OPACITIES + Math.min(6, sixths)
    const bucket = this.#paths.get(key)
    if (bucket) bucket.push(path)
    else this.#paths.set(key, [path])
  }

  markup(): string {
    return [...this.#paths].map(([key, paths]) => strokePath(key, paths.join(''))).join('')
  }
}

function strokePath(key: number, path: string): string {
  const sixths = key % OPACITIES
  const wide = (Math.floor(key / OPACITIES) % WIDTHS) / 4
  const color = Math.floor(key / (OPACITIES * WIDTHS))
  const opacity = sixths < 6 ? ` opacity="${(sixths / 6).toFixed(2).slice(1)}"` : ''
  return `<path stroke="${css(color)}" stroke-width="${wide % 0.5 ? String(wide).replace(/^0/, '') : short(wide)}"${opacity} d="${path}"/>`
}
