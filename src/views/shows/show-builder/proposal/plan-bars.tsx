import { timingOf } from '#pyro/show/timing.ts'
import type { ProposedShow } from '#pyro/show/propose.ts'
import { swatches } from '#src/ui/theme/palettes.ts'
import * as css from './proposal.css.ts'

const WIDTH = 300
const HEIGHT = 34
const LANE = 10

/** The cues of a plan as bars on the lanes of its positions, in the first color of each product. */
export function PlanBars({ plan: { doc, table, length_ms } }: { readonly plan: ProposedShow }) {
  const products = new Map(table.rows.map(({ products_id, product }) => [products_id, product]))
  const lanes = new Map(doc.positions.map(({ id }, index) => [id, index]))
  const scale = WIDTH / Math.max(1, length_ms)
  return (
    <svg className={css.bars} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
      {doc.cues.map((cue) => {
        const product = products.get(cue.products_id)
        const seconds = product ? timingOf(product).duration_ms : 0
        return (
          <rect
            key={cue.id}
            x={(cue.at_ms ?? 0) * scale}
            y={2 + (lanes.get(cue.position) ?? 0) * (LANE + 1)}
            width={Math.max(1.5, (seconds + (cue.count - 1) * cue.spacing_ms) * scale)}
            height={LANE - 1}
            rx={1}
            fill={colorOf(product?.colors[0])}
            fillOpacity={0.75}
          />
        )
      })}
    </svg>
  )
}

function colorOf(label = ''): string {
  return Object.entries(swatches).find(([name]) => name === label.toLowerCase())?.[1] ?? swatches.silver
}
