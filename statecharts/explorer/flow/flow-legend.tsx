import * as chart from '#statecharts/explorer/chart/chart.css.ts'
import { stateAddress } from '#statecharts/explorer/address.ts'
import * as css from '#statecharts/explorer/explorer.css.ts'
import type { MachineData } from '#statecharts/explorer/explorer.types.ts'
import { AddressLink } from '#statecharts/explorer/parts/address-link.tsx'
import { countText } from './figures.ts'
import { type ChartFlow, lineWidth } from './flow-overlay.ts'
import { RareSlider } from './rare-slider.tsx'

interface FlowLegendProps {
  readonly machine: MachineData
  readonly flow: ChartFlow
}

/** What lines, figures and stubs over a chart mean; the slider that hides rare lines; where all of it is a table. */
export function FlowLegend({ machine, flow: { uses, total } }: FlowLegendProps) {
  const samples = sampleCounts(uses[0]?.times ?? 0)
  return (
    <>
      <div className={css.source}>
        <RareSlider uses={uses} />
      </div>
      <ul className={chart.legend} aria-label="Flow">
        {samples.map((times) => (
          <li key={times} className={chart.legendEntry}>
            <svg className={chart.sample} aria-hidden="true" viewBox="0 0 24 12">
              <path d="M0 6H24" strokeWidth={lineWidth(times, total)} />
            </svg>
            {times === 0 ? 'not taken' : `${countText(times)} times`}
          </li>
        ))}
        <li>
          <b>62 %</b> of what leaves the same state, after a median wait of 3–10 s
        </li>
        <li>
          <b className={chart.leaving}>↓ 12 %</b> of the times in this state the page was left
        </li>
        <li>
          <AddressLink address={stateAddress(machine.id, '', 'flow')}>All of it as a table</AddressLink>
        </li>
      </ul>
    </>
  )
}

/** Powers of ten up to the busiest line, and none. */
function sampleCounts(busiest: number): readonly number[] {
  const most = Math.floor(Math.log10(Math.max(10, busiest)))
  return [0, ...new Set([1, Math.ceil((1 + most) / 2), most].map((power) => 10 ** power))]
}
