import { coverageTone } from '#statecharts/explorer/coverage.ts'
import * as css from '#statecharts/explorer/explorer.css.ts'
import type { MachineData } from '#statecharts/explorer/explorer.types.ts'
import * as chart from './chart.css.ts'

const MEANINGS = {
  good: 'taken by every walk that there is',
  part: 'taken by some; why not by all is told below',
  bad: 'taken by none',
} as const

/** What the colors over the chart mean, with how many transitions have each. */
export function ChartLegend({
  machine,
  isCoverage,
}: {
  readonly machine: MachineData
  readonly isCoverage: boolean
}) {
  if (!isCoverage)
    return (
      <p className={css.minor}>
        Press a state or a line to read it. Drag or use arrow keys to move, + and - to zoom, Enter to fold.
        Everything in the picture is text in the outline.
      </p>
    )
  const tones = Map.groupBy(machine.transitions, (transition) => coverageTone(machine, transition))
  const { services, browser } = machine.walks
  const walks = ['unit tests', ...(services ? ['services'] : []), ...(browser ? ['a browser'] : [])]
  return (
    <>
      <ul className={chart.legend} aria-label="Coverage">
        {(['good', 'part', 'bad'] as const).map((tone) => (
          <li key={tone}>
            <span className={chart.swatch} data-tone={tone} />
            {tones.get(tone)?.length ?? 0} {MEANINGS[tone]}
          </li>
        ))}
      </ul>
      <p className={css.minor}>This machine is walked in {walks.join(', ')}.</p>
    </>
  )
}
