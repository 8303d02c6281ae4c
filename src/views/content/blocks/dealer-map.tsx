import type { Dealer } from '#contract/content/content-answers.ts'
import * as css from './dealers.css.ts'
import { frameOf, type MapPoint, mapPoint, spread } from './us-map.ts'
import { STATE_LINES, US_OUTLINE } from './us-outline.ts'

/** of a pin in pixels, however wide the map is drawn */
const RADIUS = 10
/** of the pins' centers, as a share of the width of the map: on a phone they touch */
const DISTANCE = 0.057

/** The numbers of the dealers on the part of the country where they are. */
export function DealerMap({ dealers }: { dealers: readonly Dealer[] }) {
  const places = dealers.flatMap(({ longitude, latitude }, position) => {
    const point = mapPoint(longitude, latitude)
    return point === null ? [] : [{ number: position + 1, point }]
  })
  const frame = frameOf(places.map(({ point }) => point))
  const pins = spread(
    places.map(({ point }) => point),
    DISTANCE * frame.width,
  )
  const dots = places.map(({ point }) => `M${at(point)}h0`)
  const leaders = pins.map((pin, index) => `${dots[index]?.slice(0, -2)}L${at(pin)}`)
  return (
    <svg role="img" aria-label="Map of the dealers. The list has their addresses." className={css.dealerMap}>
      <svg viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`} width="100%" height="100%">
        <path d={US_OUTLINE} vectorEffect="non-scaling-stroke" className={css.outline} />
        <path d={STATE_LINES} vectorEffect="non-scaling-stroke" className={css.stateLines} />
        <path d={leaders.join('')} vectorEffect="non-scaling-stroke" className={css.leader} />
        <path d={dots.join('')} vectorEffect="non-scaling-stroke" className={css.dot} />
      </svg>
      {pins.map(({ x, y }, index) => (
        <svg
          key={places[index]?.number}
          x={share(x - frame.x, frame.width)}
          y={share(y - frame.y, frame.height)}
          className={css.place}
        >
          <circle r={RADIUS} className={css.pin} />
          <text y="4" className={css.pinNumber}>
            {places[index]?.number}
          </text>
        </svg>
      ))}
    </svg>
  )
}

const at = ({ x, y }: MapPoint): string => `${x.toFixed(0)} ${y.toFixed(0)}`
const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)}%`
