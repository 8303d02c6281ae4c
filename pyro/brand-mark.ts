import { type Color, css, fireworkColors, mix, WHITE } from './color.ts'
import { LETTER, LETTER_STROKES } from './letter-strokes.ts'
import { randomOf } from './random.ts'

/** What tells the mark of a brand from those of others. */
export type BrandMark = {
  readonly initials: string
  readonly plate: keyof typeof plates
  readonly color: Color
  readonly sparks: number
}

const plates = {
  circle: 'M16 1.5A14.5 14.5 0 1 1 16 30.5A14.5 14.5 0 1 1 16 1.5Z',
  square: 'M8 2H24Q30 2 30 8V24Q30 30 24 30H8Q2 30 2 24V8Q2 2 8 2Z',
  hexagon: 'M16 1L29 8.5V23.5L16 31 3 23.5V8.5Z',
  octagon: 'M10 1.5H22L30.5 10V22L22 30.5H10L1.5 22V10Z',
  shield: 'M3 3.5Q10 4 16 1Q22 4 29 3.5V16Q29 26 16 31Q3 26 3 16Z',
  arch: 'M3 30V14A13 13 0 0 1 29 14V30Z',
} as const
const plateNames = Object.keys(plates).filter((name): name is keyof typeof plates => name in plates)
const colors = Object.values(fireworkColors).filter(
  (color) => color !== fireworkColors.white && color !== fireworkColors.silver,
)
const INK: Color = 0x0d0b1a
const CENTER = 16

/** The same name always gives the same mark. */
export function brandMark(name: string): BrandMark {
  const random = randomOf(`brand ${name}`)
  const oneOf = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)]
  return {
    initials: initialsOf(name),
    plate: oneOf(plateNames) ?? 'circle',
    color: oneOf(colors) ?? fireworkColors.gold,
    sparks: 8 + Math.floor(random() * 7),
  }
}

/** The mark of a brand as SVG text: its initials on a plate with a ring of sparks, for light and dark pages. */
export function drawBrandMark(name: string): string {
  const { initials, plate, color, sparks } = brandMark(name)
  const light = { plate: readableUnderWhite(color), edge: null, ink: WHITE, spark: mix(color, WHITE, 0.35) }
  const dark = {
    plate: mix(color, INK, 0.8),
    edge: mix(color, INK, 0.35),
    ink: mix(color, WHITE, 0.45),
    spark: color,
  }
  const styles = `${stylesOf(light)}@media(prefers-color-scheme:dark){${stylesOf(dark)}}`
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke-linecap="round" stroke-linejoin="round">' +
    `<style>${styles}</style><path class="p" d="${plates[plate]}"/><path class="s" d="${ring(sparks)}"/>${lettering(initials)}</svg>`
  )
}

type Scheme = { plate: Color; edge: Color | null; ink: Color; spark: Color }

const stylesOf = ({ plate, edge, ink, spark }: Scheme): string =>
  `.p{fill:${css(plate)};stroke:${css(edge ?? plate)}}.s{stroke:${css(spark)};stroke-width:1.3}.i{stroke:${css(ink)};stroke-width:1.05}`

/** The first letters of the first two words. */
function initialsOf(name: string): string {
  const words = name.toUpperCase().match(/[A-Z]+/g) ?? []
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('')
}

function ring(sparks: number): string {
  return Array.from({ length: sparks }, (_, index) => {
    const angle = (index / sparks) * 2 * Math.PI - Math.PI / 2
    const at = (radius: number) =>
      `${(CENTER + radius * Math.cos(angle)).toFixed(1)} ${(CENTER + radius * Math.sin(angle)).toFixed(1)}`
    return `M${at(index % 2 === 0 ? 11 : 12.2)}L${at(13)}`
  }).join('')
}

/** As large as fits into the ring. */
function lettering(initials: string): string {
  const scale = initials.length > 1 ? 1.5 : 2
  const advance = LETTER.width + 1.6
  const width = advance * initials.length - 1.6
  const left = CENTER - (width * scale) / 2
  const top = CENTER - (LETTER.height * scale) / 2
  const letters = initials
    .split('')
    .map(
      (letter, index) =>
        `<path transform="translate(${index * advance})" d="${LETTER_STROKES[letter] ?? ''}"/>`,
    )
  return `<g class="i" transform="translate(${left.toFixed(2)} ${top.toFixed(2)}) scale(${scale})">${letters.join('')}</g>`
}

const LEAST_CONTRAST = 5

function readableUnderWhite(color: Color): Color {
  for (let share = 0.2; share < 1; share += 0.05) {
    const mixed = mix(color, INK, share)
    if (contrast(mixed, WHITE) >= LEAST_CONTRAST) return mixed
  }
  return INK
}

/** WCAG 2.2 contrast ratio. */
function contrast(a: Color, b: Color): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
}

function luminance(color: Color): number {
  const channel = (shift: number) => {
    const value = ((color >> shift) & 255) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(16) + 0.7152 * channel(8) + 0.0722 * channel(0)
}
