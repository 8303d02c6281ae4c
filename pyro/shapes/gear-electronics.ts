import { type Color, css, mix, WHITE } from '#pyro/color.ts'
import { short } from './svg-number.ts'

const BODY = '#171c2e'
const EDGE = '#434e7a'
const DARK = '#05070f'

export type Lamp = { readonly x: number; readonly y: number; readonly isLit: boolean; readonly color: Color }
export type Panel = { readonly markup: string; readonly lamps: readonly Lamp[] }

/** A firing module with a lamp for each cue; handhelds stand upright, slats lie wide and flat. */
export function firingModule(
  cues: number,
  form: keyof typeof sizes,
  a: Color,
  b: Color,
  random: () => number,
): Panel {
  const size = sizes[form]
  const columns = Math.min(cues, size.columns + (form === 'box' && cues > 24 ? 3 : 0))
  const rows = Math.ceil(cues / columns)
  const gap = Math.min(34, (size.width - 24) / columns, size.lampHeight / rows)
  const [left, top] = [
    200 - ((columns - 1) * gap) / 2,
    size.lampTop + (size.lampHeight - (rows - 1) * gap) / 2,
  ]
  const lamps = Array.from({ length: cues }, (_, i): Lamp => {
    const [column, row] = [i % columns, Math.floor(i / columns)]
    return { x: left + column * gap, y: top + row * gap, isLit: random() < 0.6, color: i % 3 ? a : b }
  })
  const face =
    form === 'slat'
      ? ''
      : screen(200 - size.width / 2 + 18, size.top + 18, form === 'box' ? 74 : size.width - 36, a)
  return {
    markup:
      shell(size, a) +
      face +
      (form === 'box' ? switches(size) : '') +
      lamps.map((lamp) => socket(lamp, gap)).join(''),
    lamps,
  }
}

const sizes = {
  box: { columns: 6, top: 118, width: 216, height: 156, lampTop: 190, lampHeight: 76, antenna: true },
  handheld: { columns: 4, top: 96, width: 124, height: 208, lampTop: 160, lampHeight: 128, antenna: true },
  slat: { columns: 16, top: 160, width: 300, height: 76, lampTop: 168, lampHeight: 60, antenna: false },
} as const
type Size = (typeof sizes)[keyof typeof sizes]

function shell(size: Size, rim: Color): string {
  const box = `x="${200 - size.width / 2}" y="${size.top}" width="${size.width}" height="${size.height}" rx="14"`
  const antenna = size.antenna
    ? `<path d="M${200 + size.width / 2 - 34} ${size.top}V${size.top - 58}" stroke="#55608c" stroke-width="5" stroke-linecap="round"/>`
    : ''
  return `${antenna}<rect ${box} fill="${BODY}" stroke="${css(mix(rim, WHITE, 0.45))}" stroke-width="1.6"/><rect ${box} fill="url(#shade)"/>`
}

function screen(x: number, y: number, width: number, color: Color): string {
  const wave = 'l9-14 9 8 10-15 10 12 10-6'
  return `<rect x="${x}" y="${y}" width="${width}" height="40" rx="5" fill="${DARK}" stroke="#39436b"/><path d="M${x + 8} ${y + 28}${wave}" fill="none" stroke="${css(color)}" stroke-width="2.2"/>`
}

function switches(size: Size): string {
  const [x, y] = [200 + size.width / 2 - 46, size.top + 38]
  return `<circle cx="${x}" cy="${y}" r="14" fill="#2b0d12" stroke="#ff5a66" stroke-width="2"/><circle cx="${x - 36}" cy="${y}" r="14" fill="#0c2416" stroke="#52e08a" stroke-width="2"/>`
}

function socket({ x, y, isLit, color }: Lamp, gap: number): string {
  const radius = Math.min(9, gap * 0.3)
  const lamp = isLit ? css(color) : '#2a3150'
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="#070a14" stroke="${EDGE}"/><circle cx="${short(x)}" cy="${short(y)}" r="${short(radius * 0.5)}" fill="${lamp}"/>`
}

/** A continuity tester with its needle and two leads. */
export function testMeter(a: Color, b: Color): Panel {
  const lead = (side: number, color: Color) =>
    `<path d="M${200 + side * 26} 282c${side * 10} 44 ${side * 66} 10 ${side * 76} 52" fill="none" stroke="${css(color)}" stroke-width="4" stroke-linecap="round"/><rect x="${200 + side * 102 - 4}" y="330" width="8" height="26" rx="3" fill="${css(color)}"/>`
  const markup =
    lead(-1, a) +
    lead(1, b) +
    `<rect x="136" y="92" width="128" height="192" rx="16" fill="${BODY}" stroke="${css(mix(a, WHITE, 0.45))}" stroke-width="1.6"/><rect x="136" y="92" width="128" height="192" rx="16" fill="url(#shade)"/>` +
    `<rect x="152" y="108" width="96" height="74" rx="8" fill="#e9ecf7"/><path d="M164 168a44 44 0 0 1 72 0" fill="none" stroke="#2a3150" stroke-width="2"/><path d="M200 178L226 132" stroke="#c8283c" stroke-width="2.4" stroke-linecap="round"/>` +
    `<circle cx="200" cy="232" r="26" fill="#0b0f1d" stroke="${EDGE}" stroke-width="2"/><path d="M200 232L216 214" stroke="${css(b)}" stroke-width="4" stroke-linecap="round"/>`
  return { markup, lamps: [{ x: 236, y: 270, isLit: true, color: b }] }
}

/** A dock with units charging in its slots. */
export function chargingDock(bays: number, a: Color, b: Color): Panel {
  const gap = Math.min(44, 220 / bays)
  const left = 200 - ((bays - 1) * gap) / 2
  const lamps = Array.from(
    { length: bays },
    (_, i): Lamp => ({ x: left + i * gap, y: 258, isLit: true, color: i % 3 ? b : a }),
  )
  const units = lamps
    .map(({ x }) => {
      const box = `x="${short(x - gap * 0.38)}" y="150" width="${short(gap * 0.76)}" height="86" rx="5"`
      return `<rect ${box} fill="#20273f" stroke="${css(mix(a, WHITE, 0.4))}"/><rect ${box} fill="url(#shade)"/><rect x="${short(x - gap * 0.22)}" y="162" width="${short(gap * 0.44)}" height="18" rx="2" fill="${DARK}"/>`
    })
    .join('')
  const base = `<path d="M78 226h244l16 62H62z" fill="${BODY}" stroke="${css(mix(a, WHITE, 0.4))}" stroke-width="1.4"/><path d="M78 226h244l16 62H62z" fill="url(#shade)"/>`
  return { markup: units + base + lamps.map((lamp) => socket(lamp, 16)).join(''), lamps }
}
