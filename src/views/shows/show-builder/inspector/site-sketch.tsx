import type { ShowDoc } from '#contract/shows/show-doc.ts'
import * as css from './inspector.css.ts'

const WIDTH = 300
const HEIGHT = 176
const MARGIN = 30
const GROUND = 58
const CROWD = 148
const ARROW = 38

export interface SiteSketchProps {
  readonly doc: Pick<ShowDoc, 'positions' | 'site'>
  /** what the distance to the spectators should be; null: not known */
  readonly needed_ft?: number | null
}

/** The positions as the spectators see them, with the direction in which each fires. */
export function SiteSketch({ doc: { positions, site }, needed_ft = null }: SiteSketchProps) {
  const widest = Math.max(60, ...positions.map(({ x_ft }) => Math.abs(x_ft)))
  const xOf = (feet: number) => WIDTH / 2 + (feet / widest) * (WIDTH / 2 - MARGIN)
  const described = `Site: ${positions.length} positions, spectators ${site.crowd_ft} ft away`
  return (
    <svg className={css.sketch} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={described}>
      <rect className={css.sky} width={WIDTH} height={HEIGHT} rx="8" />
      <path className={css.line} d={`M${MARGIN / 2} ${GROUND}H${WIDTH - MARGIN / 2}`} />
      {positions.map(({ id, name, x_ft, angle_deg }, index) => {
        const x = xOf(x_ft)
        const radians = (angle_deg * Math.PI) / 180
        return (
          <g key={id}>
            <line
              className={css.direction}
              x1={x}
              y1={GROUND}
              x2={x + Math.sin(radians) * ARROW}
              y2={GROUND - Math.cos(radians) * ARROW}
            />
            <circle className={css.mark} cx={x} cy={GROUND} r="4" />
            <text className={css.label} x={x} y={GROUND + (index % 2 === 0 ? 18 : 31)} textAnchor="middle">
              {name}
            </text>
          </g>
        )
      })}
      <path className={css.line} strokeDasharray="4 4" d={`M${WIDTH / 2} ${GROUND + 40}V${CROWD - 14}`} />
      <text className={css.measure} x={WIDTH / 2 + 8} y={(GROUND + 40 + CROWD - 10) / 2}>
        {site.crowd_ft} ft{needed_ft !== null && `, at least ${needed_ft} ft by our estimate`}
      </text>
      <g className={css.crowd}>
        {Array.from({ length: 15 }, (_, at) => (
          <circle key={at} cx={WIDTH / 2 + (at - 7) * 13} cy={CROWD} r="4" />
        ))}
      </g>
      <text className={css.measure} x={WIDTH / 2} y={CROWD + 20} textAnchor="middle">
        Spectators
      </text>
    </svg>
  )
}
