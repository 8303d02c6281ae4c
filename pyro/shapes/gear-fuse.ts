import { type Color, css, mix, WHITE } from '#pyro/color.ts'
import { short } from './svg-number.ts'

const METAL = '#2a3150'
const rimOf = (color: Color) => css(mix(color, WHITE, 0.45))

/** A reel of fuse, tape or wire; the fuller the longer it is. Its loose end is at (362, 282). */
export function fuseSpool(rows: number, thickness: number, a: Color, b: Color): string {
  const height = 84 / rows
  const coils = Array.from({ length: rows }, (_, i) => {
    const tone = css(mix(b, WHITE, 0.18 + 0.12 * (i % 2)))
    return `<path d="M112 ${short(162 + i * height)}c0 18 176 18 176 0" fill="none" stroke="${tone}" stroke-width="${short(height * thickness)}" opacity=".88"/>`
  })
  return (
    '<ellipse cx="200" cy="274" rx="104" ry="27" fill="#0b0f1d"/>' +
    `<ellipse cx="200" cy="256" rx="100" ry="26" fill="${METAL}" stroke="${rimOf(a)}" stroke-width="1.2"/>` +
    `<path d="M112 150v96c0 18 176 18 176 0v-96z" fill="${css(mix(b, 0x0f1424, 0.55))}"/>${coils.join('')}` +
    `<ellipse cx="200" cy="148" rx="100" ry="26" fill="${METAL}" stroke="${rimOf(a)}" stroke-width="1.6"/><ellipse cx="200" cy="148" rx="100" ry="26" fill="url(#shade)" opacity=".5"/>` +
    `<ellipse cx="200" cy="148" rx="30" ry="8" fill="#05070f" stroke="${rimOf(a)}" stroke-width=".8"/>` +
    `<path d="M288 220c40 10 40 50 74 62" fill="none" stroke="${css(mix(b, WHITE, 0.3))}" stroke-width="${short(3 + 2.4 * thickness)}" stroke-linecap="round"/>`
  )
}

/** Electric matches: thin wires out of a sleeve, each with its red head. */
export function igniterWires(count: number, a: Color, b: Color): string {
  const gap = 180 / (count - 1)
  const middle = (count - 1) / 2
  const wires = Array.from({ length: count }, (_, i) => {
    const color = css(mix(i % 2 ? a : b, WHITE, 0.15))
    const x = 110 + i * gap
    const [lean, drop] = [(i - middle) * 7, Math.abs(i - middle) * 7]
    const head = `<rect x="${short(x + lean - 3)}" y="${short(112 + drop)}" width="6" height="18" rx="3" fill="${css(mix(a, 0xff4a3a, 0.6))}"/>`
    return `<path d="M${short(x)} 300C${short(x - 50 + i * 6)} ${230 - i * 4} ${short(x + 60 - i * 9)} 190 ${short(x + lean)} ${short(128 + drop)}" fill="none" stroke="${color}" stroke-width="2.4"/>${head}`
  })
  return `${wires.join('')}<rect x="94" y="288" width="212" height="22" rx="9" fill="${METAL}" stroke="${rimOf(a)}"/><rect x="94" y="288" width="212" height="22" rx="9" fill="url(#shade)"/>`
}

/** Rows of clips on a card. */
export function clipCard(columns: number, rows: number, a: Color, b: Color): string {
  const [stepX, stepY] = [188 / columns, 150 / rows]
  const clips = Array.from({ length: columns * rows }, (_, i) => {
    const [x, y] = [106 + stepX * ((i % columns) + 0.5), 122 + stepY * (Math.floor(i / columns) + 0.5)]
    const color = css(mix((i + Math.floor(i / columns)) % 2 ? a : b, 0x0a0d1a, 0.1))
    return `<g transform="translate(${short(x)} ${short(y)})"><path d="M-8-10h16v7l-5 4v9h-6v-9l-5-4z" fill="${color}"/><path d="M-8-10h16v3h-16z" fill="#fff" opacity=".35"/><path d="M0 10v9" stroke="#c9d2f2" stroke-width="1.6"/></g>`
  })
  return `<rect x="92" y="96" width="216" height="196" rx="10" fill="#1b2136" stroke="${rimOf(a)}" stroke-width="1.4"/><rect x="92" y="96" width="216" height="196" rx="10" fill="url(#shade)" opacity=".6"/><circle cx="200" cy="108" r="5" fill="#05070f"/>${clips.join('')}`
}

export type Ember = { readonly x: number; readonly y: number }

/** A bundle of punk sticks; returns the embers of those that are lit. */
export function punkBundle(
  count: number,
  band: Color,
): { readonly markup: string; readonly embers: readonly Ember[] } {
  const tips = Array.from({ length: count }, (_, i) => {
    const u = (i / (count - 1)) * 2 - 1
    return { x: 200 + u * 96, y: 92 + 26 * u * u + (i % 3) * 9, foot: 200 + u * 30 }
  })
  const sticks = tips.map(
    ({ x, y, foot }, i) =>
      `<path d="M${short(foot)} 318L${short(200 + (x - 200) * 0.36)} 232L${short(x)} ${short(y)}" fill="none" stroke="${i % 2 ? '#8a6038' : '#704a28'}" stroke-width="5.4" stroke-linecap="round" stroke-linejoin="round"/>`,
  )
  const tie = `<rect x="158" y="222" width="84" height="26" rx="6" fill="${css(mix(band, 0x0a0d1a, 0.2))}"/><rect x="158" y="222" width="84" height="6" rx="3" fill="#fff" opacity=".25"/>`
  return { markup: sticks.join('') + tie, embers: tips.filter((_, i) => i % 2 === 0) }
}

/** A cutter closing on a fuse. */
export function fuseCutter(grip: Color, fuse: Color): string {
  const handle = css(mix(grip, 0x0a0d1a, 0.15))
  return (
    `<path d="M60 128C130 96 160 176 344 134" fill="none" stroke="${css(mix(fuse, WHITE, 0.2))}" stroke-width="6" stroke-linecap="round"/>` +
    `<path d="M188 208C150 250 128 286 124 330" fill="none" stroke="${handle}" stroke-width="18" stroke-linecap="round"/><path d="M212 208C250 250 272 286 276 330" fill="none" stroke="${handle}" stroke-width="18" stroke-linecap="round"/>` +
    '<path d="M182 206C170 170 176 140 196 104l8 12c-8 30-4 60 14 88z" fill="#aeb8d6"/><path d="M218 206C230 170 224 140 204 104l-8 12c8 30 4 60-14 88z" fill="#8b95b6"/>' +
    '<circle cx="200" cy="206" r="15" fill="#2a3150" stroke="#cfd6f2" stroke-width="2"/><path d="M193 206h14" stroke="#cfd6f2" stroke-width="3" stroke-linecap="round"/>' +
    '<path d="M130 312q-4 10-4 20M270 312q4 10 4 20" stroke="#fff" stroke-width="3" opacity=".3" fill="none" stroke-linecap="round"/>'
  )
}
