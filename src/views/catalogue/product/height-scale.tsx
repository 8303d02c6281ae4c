import * as css from './product-page.css.ts'

const PERSON = 6
const HOUSE = 40
/** above the burst */
const HEADROOM = 34

/** The burst height beside a person and a house; one SVG unit is a foot. */
export function HeightScale({ height }: { height: string }) {
  const feet = upperFeet(height)
  const ground = Math.max(feet, HOUSE) + HEADROOM
  const y = (value: number) => ground - value
  return (
    <figure className={css.scale}>
      <svg viewBox={`0 0 620 ${ground + 12}`} role="img" aria-label={`Performance height ${height}`}>
        <line x1="0" x2="620" y1={ground} y2={ground} className={css.ground} />
        <circle cx="60" cy={y(PERSON)} r="3" className={css.ink} />
        <line x1="60" x2="60" y1={y(PERSON)} y2={ground} className={css.body} />
        <path d={`M150 ${y(HOUSE - 14)}l45 -22l45 22v${HOUSE - 14}h-90z`} className={css.ink} />
        <line x1="420" x2="420" y1={y(feet)} y2={ground} className={css.rise} />
        <circle cx="420" cy={y(feet)} r="22" className={css.burst} />
      </svg>
      <figcaption className={css.caption}>
        Performance height {height}, beside a person of {PERSON} ft and a house of {HOUSE} ft
      </figcaption>
    </figure>
  )
}

/** The upper end of "101-150 ft"; "Over 300 ft" is drawn at 360. */
export function upperFeet(height: string): number {
  if (/^over/i.test(height)) return 360
  const numbers = height.match(/\d+/g)?.map(Number) ?? []
  return Math.min(360, numbers.at(-1) ?? 8)
}
