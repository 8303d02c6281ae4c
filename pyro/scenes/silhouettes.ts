import type { Random } from '#pyro/random.ts'
import { short } from '#pyro/shapes/svg-number.ts'
import type { Silhouette } from './recipe.ts'

const DARK = '#03050c'
type Draw = (random: Random, width: number, horizon: number) => string

/** Dark shapes between the viewer and the light. */
export const silhouetteMarkup = (kind: Silhouette, random: Random, width: number, horizon: number): string =>
  draws[kind](random, width, horizon)

const draws: Readonly<Record<Silhouette, Draw>> = {
  none: () => '',
  barges: (random, width, horizon) =>
    [0.2, 0.5, 0.8].map((at) => barge(random, width * at, horizon + 6)).join(''),
  skyline,
  crowd,
  tent,
}

function barge(random: Random, x: number, y: number): string {
  const tubes = Array.from({ length: 14 }, (_, i) => {
    const height = 7 + random() * 5
    return `M${short(x - 52 + i * 8)} ${short(y - height)}h4v${short(height)}h-4z`
  }).join('')
  return `<path fill="${DARK}" d="M${short(x - 66)} ${y}h132l-9 13h-114z${tubes}M${short(x + 46)} ${y - 15}h14v15h-14z"/><path d="M${short(x + 53)} ${y - 18}h0M${short(x - 60)} ${y - 4}h0" stroke="#ffc27a" stroke-width="2.2" stroke-linecap="round"/>`
}

function skyline(random: Random, width: number, horizon: number): string {
  let [towers, windows] = ['', '']
  for (let x = -6; x < width; ) {
    const [wide, high] = [16 + random() * 30, 14 + random() ** 2 * 86]
    towers += `M${short(x)} ${horizon + 2}V${short(horizon - high)}h${short(wide)}V${horizon + 2}z`
    for (let i = 0; i < (wide * high) / 130; i++)
      windows += `M${short(x + 3 + random() * (wide - 6))} ${short(horizon - 3 - random() * (high - 6))}h1.6`
    x += wide + random() * 5
  }
  return `<path fill="#070a14" d="${towers}"/><path d="${windows}" stroke="#ffcf8a" stroke-width="1.4" opacity=".55"/>`
}

/** Heads and shoulders along the lower edge. */
function crowd(random: Random, width: number): string {
  let people = ''
  for (let x = -8; x < width + 8; ) {
    const size = 7 + random() * 3.5
    const y = 388 + random() * 9
    people += `M${short(x - size * 1.7)} 402q${short(size * 0.3)} ${short(-(402 - y) - size * 0.2)} ${short(size * 1.7)} ${short(-(402 - y) - size * 0.3)}t${short(size * 1.7)} ${short(402 - y + size * 0.3)}z`
    people += `M${short(x - size * 0.75)} ${short(y - size)}a${short(size * 0.75)} ${short(size * 0.86)} 0 1 0 ${short(size * 1.5)} 0a${short(size * 0.75)} ${short(size * 0.86)} 0 1 0 ${short(-size * 1.5)} 0z`
    x += size * (1.8 + random() * 1.4)
  }
  return `<path fill="${DARK}" d="${people}"/>`
}

/** A lit sales tent on the shore, with people before it. */
function tent(random: Random, width: number, horizon: number): string {
  const [left, span, y] = [width * 0.62, width * 0.31, horizon + 3]
  const stripe = span / 12
  const roof = Array.from({ length: 12 }, (_, i) => {
    const peak = (at: number) => y - 34 - 30 * (1 - Math.abs(((at % 4) - 2) / 2))
    const [from, to] = [left + i * stripe, left + (i + 1) * stripe]
    return `<path fill="${i % 2 ? '#3a3f74' : '#20244c'}" d="M${short(from)} ${y - 33}V${short(peak(i))}L${short(to)} ${short(peak(i + 1))}V${y - 33}z"/>`
  })
  const bulbs = Array.from({ length: 25 }, (_, i) => `M${short(left + (span / 24) * i)} ${y - 31}h0`)
  const guests = Array.from({ length: 9 }, () => {
    const [x, tall] = [left + random() * span, 13 + random() * 6]
    return `M${short(x)} ${y}v${short(-tall)}h5v${short(tall)}zM${short(x + 0.2)} ${short(y - tall - 2)}a2.3 2.3 0 1 1 4.6 0a2.3 2.3 0 1 1-4.6 0z`
  })
  return (
    `<path fill="#ffb45e" opacity=".62" d="M${short(left)} ${y - 34}h${short(span)}v34h${short(-span)}z"/>${roof.join('')}` +
    `<path fill="${DARK}" d="M${short(left)} ${y - 11}h${short(span)}v11h${short(-span)}z${guests.join('')}"/>` +
    `<path d="${bulbs.join('')}" stroke="#ffe9c2" stroke-width="2.4" stroke-linecap="round"/>` +
    `<path fill="#ffb45e" opacity=".16" d="M${short(left)} ${y + 3}h${short(span)}l-14 26h${short(28 - span)}z"/>`
  )
}
