/* A region that scrolls takes the focus, so that keys scroll it. */
/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex */
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { stateAddress } from '#statecharts/explorer/address.ts'
import * as css from '#statecharts/explorer/explorer.css.ts'
import type { MachineData } from '#statecharts/explorer/explorer.types.ts'
import { openAddress } from '#statecharts/explorer/use-address.ts'
import { chartMarkup, layoutFor } from './chart-markup.ts'
import { Minimap } from './minimap.tsx'
import {
  drawMarks,
  insertPicture,
  type Marks,
  type Paint,
  paintEdges,
  resize,
  showMarked,
} from './picture-host.ts'
import { useDragging } from './use-dragging.ts'
import * as chart from './chart.css.ts'

interface ChartPictureProps extends Marks {
  readonly machine: MachineData
  /** SVG; undefined: the whole chart */
  readonly markup?: string
  /** over the colors of transitions, by id */
  readonly paints?: ReadonlyMap<string, Paint> | null
  /** a press on a state (its path) or a transition (its ids) */
  readonly onChoose?: (chosen: Chosen) => void
  /** Enter in the frame */
  readonly onEnter?: () => void
  /** Escape in the frame */
  readonly onEscape?: () => void
  /** of the frame */
  readonly label?: string
  readonly frame?: RefObject<HTMLElement | null>
  /** whatever is marked comes into view again where this changes */
  readonly sought?: string
}

export type Chosen =
  | { readonly kind: 'state'; readonly path: string }
  | { readonly kind: 'transitions'; readonly ids: readonly string[] }

const ZOOMS = [0.25, 0.35, 0.5, 0.7, 1, 1.4, 2] as const
/** The smallest text of the pictures is 11 px. */
const LEGIBLE = 1

/**
 * A picture of a chart with active states and taken transitions marked. It is hidden from assistive technology, which
 * has the outline.
 */
export function ChartPicture(props: ChartPictureProps) {
  const { machine, active, taken, selected, paints = null, onChoose, onEnter, onEscape } = props
  const { label = 'Picture, as text in the outline', sought = '' } = props
  const markup = props.markup ?? chartMarkup(machine, layoutFor(machine, []), null)
  const host = useRef<HTMLDivElement>(null)
  const ownFrame = useRef<HTMLElement>(null)
  const frame = props.frame ?? ownFrame
  const [zoom, setZoom] = useState<number | 'fit'>(LEGIBLE)
  const [scale, setScale] = useState(LEGIBLE)
  useEffect(() => insertPicture(host.current, markup), [markup])
  useEffect(() => setScale(resize(host.current, frame.current, zoom)), [frame, markup, zoom])
  const marked = [markup.length, machine.id, zoom, ...active, selected, sought].join(' ')
  useEffect(() => drawMarks(host.current, machine.id, { active, taken, selected }))
  useEffect(() => paintEdges(host.current, paints), [markup, paints])
  // not after every render, so that the picture stays where it was scrolled to
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => showMarked(host.current, frame.current), [marked])
  useDragging(frame)
  const larger = () => setZoom(ZOOMS.find((each) => each > scale + 0.01) ?? 2)
  const smaller = () => setZoom(ZOOMS.findLast((each) => each < scale - 0.01) ?? ZOOMS[0])
  const press = (event: KeyboardEvent) => {
    if (event.key === '+') larger()
    else if (event.key === '-') smaller()
    else if (event.key === '0') setZoom('fit')
    else if (event.key === 'Enter' && onEnter) onEnter()
    else if (event.key === 'Escape' && onEscape) onEscape()
  }
  return (
    <div className={chart.pictured}>
      <p className={css.buttons}>
        <Button tone="outline" size="sm" onClick={smaller}>
          Smaller
        </Button>
        <Button tone="outline" size="sm" onClick={larger}>
          Larger
        </Button>
        <Button tone="outline" size="sm" onClick={() => setZoom('fit')}>
          Fit
        </Button>
        <Button tone="outline" size="sm" onClick={() => showMarked(host.current, frame.current)}>
          Focus
        </Button>
        <span className={css.minor}>{Math.round(scale * 100)} %</span>
      </p>
      <div className={chart.pictureArea}>
        {/* scrolls by arrow keys, zooms by plus and minus, folds by Enter */}
        <section ref={frame} className={chart.picture} tabIndex={0} aria-label={label} onKeyDown={press}>
          {/* a shortcut: every state is a link in the outline */}
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
          <div
            ref={host}
            aria-hidden="true"
            onClick={(event) => {
              const chosen = chosenAt(machine, event.nativeEvent)
              if (chosen && onChoose) onChoose(chosen)
              else if (chosen?.kind === 'state') openAddress(stateAddress(machine.id, chosen.path))
            }}
          />
        </section>
        <Minimap key={`${machine.id} ${markup.length}`} {...{ frame, host, scale }} />
      </div>
    </div>
  )
}

/** The state or the transitions under a press; null where there are none. */
function chosenAt({ id }: MachineData, event: Event): Chosen | null {
  for (const each of event.composedPath()) {
    if (!(each instanceof SVGElement)) continue
    if (each.matches('.edge[data-ids]'))
      return { kind: 'transitions', ids: (each.dataset['ids'] ?? '').split(' ') }
    if (each.matches('text[data-id]')) return { kind: 'transitions', ids: [each.dataset['id'] ?? ''] }
    if (each.matches('.state[data-id]'))
      return { kind: 'state', path: (each.dataset['id'] ?? id).slice(id.length + 1) }
  }
  return null
}
