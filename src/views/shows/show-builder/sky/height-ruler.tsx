import { useEffect, useRef, useState } from 'react'
import { createCamera, rulerMarks, toY } from '#pyro/flight/camera.ts'
import type { ShowPlan } from '#pyro/flight/plan.ts'
import * as css from './sky.css.ts'

const TICK = 14

/** Feet above the ground, to the scale of the picture. */
export function HeightRuler({ plan }: { readonly plan: ShowPlan }) {
  const svg = useRef<SVGSVGElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const element = svg.current
    if (!element) return
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const camera = createCamera(plan.extent, size)
  const marks = size.height > 0 ? rulerMarks(camera) : []
  return (
    <svg
      ref={svg}
      className={css.ruler}
      role="img"
      aria-label={`Height ruler up to ${marks.at(-1) ?? 0} feet`}
    >
      {marks.map((feet) => {
        const y = Math.round(toY(camera, feet)) + 0.5
        return (
          <g key={feet}>
            <path d={`M0 ${y}h${TICK}M${TICK} ${y}H${size.width}`} className={css.rulerLine} />
            <text x={TICK + 4} y={y - 4} className={css.rulerText}>
              {feet} ft
            </text>
          </g>
        )
      })}
    </svg>
  )
}
