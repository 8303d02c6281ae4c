import { type Color, css, mix, WHITE } from '#pyro/color.ts'
import { short } from './svg-number.ts'

const NIGHT: Color = 0x0a0d1a
const HOLE = '#05060d'
const rimOf = (color: Color) => css(mix(color, WHITE, 0.4))

/** A cake of tubes in printed paper, its mouths at (x, y). */
export function cakeBox(x: number, y: number, first: Color, second: Color): string {
  const side = `M${short(x - 29)} ${y}h58l3 40h-64z`
  const mouths = Array.from({ length: 7 }, (_, i) => mouth(x - 23.5 + i * 7.8, y, 3.2, 1.3, first)).join('')
  return (
    `<path d="${side}" fill="${css(mix(first, NIGHT, 0.7))}"/>` +
    `<path d="M${short(x - 30.2)} ${y + 15}l60 7 .9 11-62-7z" fill="${css(second)}" opacity=".6"/>` +
    `<path d="${side}" fill="url(#shade)"/><path d="M${short(x - 29)} ${y}h58" stroke="${rimOf(first)}" stroke-width="1.1"/>${mouths}`
  )
}

/** Upright tubes in a wooden foot. */
export function mortarTubes(x: number, y: number, count: number, width: number, color: Color): string {
  const foot = `<rect x="${short(x - 24)}" y="${y + 23}" width="48" height="5" rx="1" fill="#2d2118"/>`
  const edge = `<rect x="${short(x - 24)}" y="${y + 23}" width="48" height="1" fill="${rimOf(color)}" opacity=".35"/>`
  return tubeRow(x, y, count, width, 40, color) + foot + edge
}

export function tubeRow(
  x: number,
  y: number,
  count: number,
  width: number,
  height: number,
  rim: Color,
): string {
  const left = x - (count * (width + 2)) / 2
  return Array.from({ length: count }, (_, i) => {
    const at = left + i * (width + 2) + 1
    const body = `<rect x="${short(at)}" y="${y}" width="${width}" height="${height}" rx="1.4" fill="url(#tube)"/>`
    return body + mouth(at + width / 2, y, width / 2, width * 0.18, rim)
  }).join('')
}

/** A candle with its spiral stripe. */
export function candleTube(x: number, y: number, first: Color, second: Color): string {
  const left = short(x - 4)
  return (
    `<rect x="${left}" y="${y}" width="8" height="46" rx="1.5" fill="url(#tube)"/>` +
    `<path d="M${left} ${y + 8}l8 5m-8 5l8 5m-8 5l8 5" stroke="${css(second)}" stroke-width="2.2" opacity=".75"/>` +
    mouth(x, y, 4, 1.4, first)
  )
}

/** The cone of a fountain. */
export function cone(x: number, y: number, first: Color, second: Color): string {
  const side = `M${short(x - 5)} ${y}h10l13 42h-36z`
  return (
    `<path d="${side}" fill="${css(mix(first, NIGHT, 0.62))}"/>` +
    `<path d="M${short(x - 11.8)} ${y + 21}h23.6l2.8 9h-29.2z" fill="${css(second)}" opacity=".6"/>` +
    `<path d="${side}" fill="url(#shade)"/><ellipse cx="${short(x)}" cy="${y}" rx="5" ry="1.3" fill="#fff6dd"/>`
  )
}

export function mouth(x: number, y: number, rx: number, ry: number, rim: Color): string {
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${HOLE}" stroke="${rimOf(rim)}" stroke-width=".7"/>`
}
