import { type Color, css, mix, WHITE } from '#pyro/color.ts'
import { tubeRow } from './devices.ts'
import { short } from './svg-number.ts'

const WOOD = ['#5a4027', '#4a3420', '#6b4c2e'] as const

/** Mortars between wooden rails; a fan rack leans them outward. */
export function mortarRack(count: number, isFan: boolean, color: Color): string {
  return isFan ? fanRack(count, color) : straightRack(count, color)
}

function straightRack(count: number, color: Color): string {
  const width = Math.min(54, Math.round(232 / count) - 2)
  const rail = (y: number, wood: string) =>
    `<rect x="66" y="${y}" width="268" height="17" rx="2" fill="${wood}"/><rect x="66" y="${y}" width="268" height="3" fill="#fff" opacity=".2"/>`
  const back = rail(150, WOOD[1]) + rail(252, WOOD[1])
  const feet = `<path d="M74 296h40M286 296h40" stroke="${WOOD[0]}" stroke-width="14"/><path d="M60 304h280" stroke="${WOOD[0]}" stroke-width="8"/>`
  return back + feet + tubeRow(200, 104, count, width, 192, color) + rail(178, WOOD[2]) + rail(226, WOOD[2])
}

function fanRack(count: number, color: Color): string {
  const tubes = Array.from({ length: count }, (_, i) => {
    const lean = ((i / (count - 1)) * 2 - 1) * 34
    return `<g transform="rotate(${short(lean)} 200 330)">${tubeRow(200, 110, 1, count > 5 ? 26 : 32, 150, color)}</g>`
  })
  const arc = (radius: number, width: number) =>
    `<path d="M${short(200 - radius * 0.66)} ${short(330 - radius * 0.75)}A${radius} ${radius} 0 0 1 ${short(200 + radius * 0.66)} ${short(330 - radius * 0.75)}" fill="none" stroke="${WOOD[2]}" stroke-width="${width}"/>`
  return `${arc(118, 14)}${tubes.join('')}${arc(150, 16)}<path d="M84 312H316" stroke="${WOOD[0]}" stroke-width="14"/><path d="M104 306L140 246M296 306L260 246" stroke="${WOOD[1]}" stroke-width="9"/>`
}

/** Loose tubes, as wide as they are sold and as many as are in the pack. */
export function looseTubes(count: number, inches: number, color: Color): string {
  const width = Math.round(Math.min(count > 2 ? 46 : 128, 26 + inches * (count > 2 ? 10 : 11)))
  const shown = Math.min(count, Math.floor(270 / (width + 4)))
  const bands = Array.from({ length: shown }, (_, i) => {
    const left = 200 - (shown * (width + 2)) / 2 + i * (width + 2) + 1
    return `<rect x="${short(left)}" y="252" width="${width}" height="16" fill="${css(mix(color, 0x0a0d1a, 0.25))}" opacity=".85"/><rect x="${short(left)}" y="252" width="${short(width * 0.4)}" height="16" fill="#fff" opacity=".1"/>`
  })
  return `<ellipse cx="200" cy="302" rx="${short(shown * width * 0.56 + 26)}" ry="12" fill="#04060d" opacity=".7"/>${tubeRow(200, 104, shown, width, 196, color)}${bands.join('')}`
}

/** One tube on a frame of steel legs. */
export function steelStand(inches: number, color: Color): string {
  const width = Math.round(26 + inches * 9)
  const light = css(mix(color, WHITE, 0.35))
  const leg = (side: number) =>
    `<path d="M${200 + side * (width / 2 + 4)} 168L${200 + side * 112} 318" stroke="#59617f" stroke-width="8" stroke-linecap="round"/><path d="M${200 + side * (width / 2 + 3)} 168L${200 + side * 110} 318" stroke="${light}" stroke-width="1.4" opacity=".7"/>`
  const clamp = (y: number) =>
    `<rect x="${200 - width / 2 - 7}" y="${y}" width="${width + 14}" height="13" rx="3" fill="#394160" stroke="${light}" stroke-width="1"/>`
  return `<path d="M128 268H272" stroke="#464e6d" stroke-width="6"/>${leg(-1)}${leg(1)}${tubeRow(200, 92, 1, width, 206, color)}${clamp(160)}${clamp(256)}`
}
