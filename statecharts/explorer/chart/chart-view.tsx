import { useDeferredValue, useMemo, useState } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import type { MachineAddress } from '#statecharts/explorer/address.ts'
import { coveragePaints } from '#statecharts/explorer/coverage.ts'
import * as css from '#statecharts/explorer/explorer.css.ts'
import type { MachineData } from '#statecharts/explorer/explorer.types.ts'
import { CountsSource } from '#statecharts/explorer/flow/counts-source.tsx'
import { FlowLegend } from '#statecharts/explorer/flow/flow-legend.tsx'
import { chartFlow, flowOverlay } from '#statecharts/explorer/flow/flow-overlay.ts'
import { useFlowSource } from '#statecharts/explorer/flow/flow-source.tsx'
import { useCounts } from '#statecharts/explorer/flow/use-counts.ts'
import { openAddress, replaceAddress } from '#statecharts/explorer/use-address.ts'
import type { Overlay } from '#statecharts/export/svg/overlay.ts'
import * as chart from './chart.css.ts'
import { ChartLegend } from './chart-legend.tsx'
import { chartMarkup, drawnChart, layoutFor, legibleLayout, modelOf, NEAR } from './chart-markup.ts'
import { ChartPicture, type Chosen } from './chart-picture.tsx'
import { ChosenPanel } from './chosen-panel.tsx'
import { Downloads } from './downloads.tsx'
import { FoldButtons, toneOf } from './fold-buttons.tsx'
import { neighbourhoodMarkup } from './neighbourhood.ts'
import type { SavedView } from './saved-picture.ts'

/** What the page has around the picture of a chart: machines at the side. */
const AROUND = { wide: 300, narrow: 40, tallest: 900 } as const
const WIDE = 1024

interface ChartViewProps {
  readonly machine: MachineData
  readonly address: MachineAddress
}

/**
 * The chart as a picture: as much of it as is legible, or the neighbours of the chosen state; folded as the address says.
 */
export function ChartView({ machine, address }: ChartViewProps) {
  const [transitions, setTransitions] = useState<readonly string[]>([])
  const folded = foldedIn(machine, address)
  const counts = useCounts(machine.id, address.over === 'flow')
  const flow = useMemo(
    () =>
      address.over === 'flow' && counts.kind === 'answered' ? chartFlow(machine, counts.value.rows) : null,
    [machine, address.over, counts],
  )
  // a drag of the slider is not held up by the picture
  const percent = useDeferredValue(useFlowSource().percent)
  const markup = useMemo(() => {
    const overlay = flow && flow.total > 0 ? flowOverlay(machine, flow, percent) : undefined
    return markupOf(machine, address.state, folded, overlay)
  }, [machine, address.state, folded, flow, percent])
  const paints = useMemo(
    () => (address.over === 'coverage' ? coveragePaints(machine) : null),
    [machine, address.over],
  )
  const choose = (chosen: Chosen) => {
    if (chosen.kind === 'transitions') return setTransitions(chosen.ids)
    setTransitions([])
    openAddress({ ...address, state: chosen.path })
  }
  const show = (fold: string) => replaceAddress({ ...address, fold })
  const isNear = folded === NEAR
  return (
    <div className={chart.pictured}>
      <div className={css.buttons}>
        <Button tone={toneOf(isNear)} size="sm" aria-pressed={isNear} onClick={() => show(NEAR)}>
          Neighbors
        </Button>
        <Button tone={toneOf(folded === '')} size="sm" aria-pressed={folded === ''} onClick={() => show('')}>
          Whole chart
        </Button>
        <FoldButtons {...{ machine, folded, show }} />
        {OVERLAYS.map(([over, label]) => (
          <Button
            key={over}
            tone={toneOf(address.over === over)}
            size="sm"
            aria-pressed={address.over === over}
            onClick={() => replaceAddress({ ...address, over: address.over === over ? undefined : over })}
          >
            {label}
          </Button>
        ))}
        <Downloads machine={machine} view={savedView(machine, address, folded, markup)} />
      </div>
      {address.over === 'flow' && <CountsSource {...{ machine, counts }} />}
      <ChartPicture
        {...{ machine, markup, paints }}
        active={[]}
        taken={transitions}
        selected={address.state === '' ? null : address.state}
        onChoose={choose}
        onEnter={() => show(toggled(machine, folded, address.state))}
      />
      {flow && flow.total > 0 ? (
        <FlowLegend {...{ machine, flow }} />
      ) : (
        <ChartLegend isCoverage={paints !== null} machine={machine} />
      )}
      <ChosenPanel {...{ machine, address, transitions, flow }} />
    </div>
  )
}

const OVERLAYS = [
  ['coverage', 'Coverage'],
  ['flow', 'Flow'],
] as const

/** `near`, or the folded states as in the address. */
function foldedIn(machine: MachineData, { fold }: MachineAddress): string {
  if (fold !== undefined) return fold
  const legible = legibleLayout(machine, frameSize())
  return legible ? legible.folded.join(',') : NEAR
}

function markupOf(machine: MachineData, state: string, folded: string, overlay: Overlay | undefined): string {
  const model = modelOf(machine.id)
  if (folded !== NEAR || !model) {
    const ids = folded === '' ? [] : folded.split(',')
    return chartMarkup(machine, layoutFor(machine, ids), null, overlay)
  }
  const chart = drawnChart(model)
  const near = nearState(machine, state)
  const chosen = chart.nodes.find(({ path }) => path.join('.') === near)
  return chosen ? neighbourhoodMarkup(model, chart, chosen, overlay) : ''
}

/** Whose neighbors are shown: of the chosen state, else of the one in which the machine begins. */
const nearState = ({ states }: MachineData, state: string): string =>
  state === '' ? (states[0]?.initial ?? states[1]?.path ?? '') : state

function savedView(machine: MachineData, address: MachineAddress, folded: string, markup: string): SavedView {
  const state = nearState(machine, address.state)
  const [name, part] = folded === NEAR ? [state, `neighbors of ${state}`] : [folded && 'folded', null]
  const over = address.over === 'flow' ? address.over : ''
  return { name: [machine.id, name, over].filter(Boolean).join('.'), part, markup }
}

/** Folds the chosen state, or the nearest one around it that can be folded, or unfolds it. */
function toggled(machine: MachineData, folded: string, state: string): string {
  const ids = folded === '' || folded === NEAR ? [] : folded.split(',')
  const names = [...new Set(machine.layouts.flatMap((layout) => layout.folded))]
  const id = `${machine.id}.${state}`
  const target = names
    .filter((name) => id === name || id.startsWith(`${name}.`))
    .toSorted((a, b) => b.length - a.length)[0]
  if (target === undefined) return folded
  return (ids.includes(target) ? ids.filter((each) => each !== target) : [...ids, target]).join(',')
}

/** About how large the frame of a picture is in this window. */
const frameSize = (): { readonly width: number; readonly height: number } => ({
  width: innerWidth - (innerWidth >= WIDE ? AROUND.wide : AROUND.narrow),
  height: Math.min(innerHeight * 0.74, AROUND.tallest),
})
