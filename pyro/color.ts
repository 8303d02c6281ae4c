/** 0xRRGGBB */
export type Color = number

export const WHITE: Color = 0xffffff

export const fireworkColors = {
  red: 0xff3348,
  orange: 0xff8426,
  gold: 0xffbf3f,
  yellow: 0xffe356,
  green: 0x3ce56a,
  lime: 0x9dff4a,
  teal: 0x27e3c3,
  aqua: 0x45d6ff,
  blue: 0x4a78ff,
  purple: 0x9d52ff,
  pink: 0xff6ab2,
  white: 0xf4f7ff,
  silver: 0xd6e2ff,
} as const satisfies Readonly<Record<string, Color>>
export type ColorName = keyof typeof fireworkColors

/** From a (0) to b (1). */
export function mix(a: Color, b: Color, share: number): Color {
  const blend = (shift: number) => {
    const from = (a >> shift) & 255
    return Math.round(from + (((b >> shift) & 255) - from) * share) << shift
  }
  return blend(16) | blend(8) | blend(0)
}

/** The shortest CSS form: #fff or #f4f7ff. */
export function css(color: Color): string {
  const text = color.toString(16).padStart(6, '0')
  const short = text[0] === text[1] && text[2] === text[3] && text[4] === text[5]
  return short ? `#${text[0]}${text[2]}${text[4]}` : `#${text}`
}

export function isWarm(color: Color): boolean {
  return color >> 16 > (color & 255) + 60 && ((color >> 8) & 255) > 120
}

/** The nearest multiple of 1/steps: random values are quantized so that marks share a path. */
export function quantize(value: number, steps: number): number {
  return Math.round(value * steps) / steps
}
