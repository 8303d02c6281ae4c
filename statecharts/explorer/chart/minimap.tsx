import { type RefObject, useEffect, useState } from 'react'
import * as chart from './chart.css.ts'

interface MinimapProps {
  readonly frame: RefObject<HTMLElement | null>
  readonly host: RefObject<HTMLElement | null>
  readonly scale: number
}

interface Part {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Map {
  /** of the picture, in its own pixels */
  readonly size: Part
  readonly states: readonly Part[]
  /** what the frame shows */
  readonly shown: Part
}

const LONGEST = 150

/** The whole picture small, with what its frame shows; nothing where the frame shows all of it. */
export function Minimap({ frame, host, scale }: MinimapProps) {
  const [map, setMap] = useState<Map | null>(null)
  useEffect(() => {
    const element = frame.current
    const draw = () => setMap(mapOf(element, host.current, scale))
    draw()
    element?.addEventListener('scroll', draw, { passive: true })
    addEventListener('resize', draw)
    return () => {
      element?.removeEventListener('scroll', draw)
      removeEventListener('resize', draw)
    }
  }, [frame, host, scale])
  if (!map || (map.shown.width >= map.size.width && map.shown.height >= map.size.height)) return null
  const { size, states, shown } = map
  const factor = LONGEST / Math.max(size.width, size.height)
  return (
    // a shortcut: the frame scrolls by keys
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <svg
      aria-hidden="true"
      className={chart.minimap}
      viewBox={`0 0 ${size.width} ${size.height}`}
      width={size.width * factor}
      height={size.height * factor}
      onClick={(event) => {
        const around = event.currentTarget.getBoundingClientRect()
        frame.current?.scrollTo(
          ((event.clientX - around.x) / factor - shown.width / 2) * scale,
          ((event.clientY - around.y) / factor - shown.height / 2) * scale,
        )
      }}
    >
      {states.map((state) => (
        <rect key={`${state.x} ${state.y} ${state.width}`} className={chart.minimapState} {...state} />
      ))}
      <rect className={chart.minimapShown} {...shown} />
    </svg>
  )
}

function mapOf(frame: HTMLElement | null, host: HTMLElement | null, scale: number): Map | null {
  const svg = host?.shadowRoot?.querySelector('svg')
  if (!svg || !frame) return null
  const around = svg.getBoundingClientRect()
  const { width, height } = svg.viewBox.baseVal
  const states = [...svg.querySelectorAll('.state>rect:first-of-type')].map((rect) => {
    const box = rect.getBoundingClientRect()
    return {
      x: (box.x - around.x) / scale,
      y: (box.y - around.y) / scale,
      width: box.width / scale,
      height: box.height / scale,
    }
  })
  return {
    size: { x: 0, y: 0, width, height },
    states,
    shown: {
      x: frame.scrollLeft / scale,
      y: frame.scrollTop / scale,
      width: frame.clientWidth / scale,
      height: frame.clientHeight / scale,
    },
  }
}
