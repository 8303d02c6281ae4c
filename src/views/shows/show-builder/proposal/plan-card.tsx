import { counted, formatCount } from '#contract/platform/format-count.ts'
import { formatMoney } from '#contract/platform/money.ts'
import type { ProposedShow } from '#pyro/show/propose.ts'
import { wishedColors } from '#pyro/show/wished-colors.ts'
import { drawnPicture } from '#src/services/catalogue/listing/shop-paths.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { PlanBars } from './plan-bars.tsx'
import { colorsText, lengthText, NOISE_TEXTS } from './proposal-texts.ts'
import * as css from './proposal.css.ts'

export interface PlanCardProps {
  readonly plan: ProposedShow
  /** that were wished; none: all are welcome */
  readonly colors: readonly string[]
  readonly isKept: boolean
  readonly onKeep: () => void
  readonly onAccept: () => void
}

const STILLS = 4

/** A proposed show: what it looks like, how long it is and what it takes. */
export function PlanCard({ plan, colors, isKept, onKeep, onAccept }: PlanCardProps) {
  const { style, doc, table, length_ms, noise } = plan
  const { cases, devices, total } = table.totals
  return (
    <Card as="li" padding="none" className={`${css.card} ${isKept ? css.kept : ''}`}>
      <div>
        <div className={css.strip} aria-hidden>
          {stillsOf(plan).map((drawn) => (
            <img key={drawn} src={drawn} alt="" loading="lazy" className={css.still} />
          ))}
        </div>
        <PlanBars plan={plan} />
      </div>
      <div className={css.body}>
        <h2 className={css.name}>{style}</h2>
        <dl className={css.facts}>
          <Fact term="Length">{lengthText(length_ms / 1_000)}</Fact>
          <Fact term="Goods">
            {counted(table.rows.length, 'product')}, {counted(cases, 'case')}
          </Fact>
          <Fact term="Cues">
            {formatCount(doc.cues.length)}, {counted(devices, 'device')}
          </Fact>
          <Fact term="Noise">{NOISE_TEXTS[noise]}</Fact>
          {colors.length > 0 && (
            <Fact term="Colors">{colorsText(wishedColors(table.rows, colors), table.rows.length)}</Fact>
          )}
          {total !== null && <Fact term="Cost">{formatMoney(total)}</Fact>}
        </dl>
        <p className={css.goods}>
          Every device is used.{' '}
          {table.rows
            .slice(0, 3)
            .map(({ product }) => product.products_name)
            .join(', ')}
          {table.rows.length > 3 && ` and ${table.rows.length - 3} more`}
        </p>
        <Checkbox label="Keep when others are proposed" checked={isKept} onChange={onKeep} />
        <div className={css.actions}>
          <Button tone="primary" aria-label={`Use this show: ${style}`} onClick={onAccept}>
            Use this show
          </Button>
        </div>
      </div>
    </Card>
  )
}

interface FactProps {
  readonly term: string
  readonly children: React.ReactNode
}

function Fact({ term, children }: FactProps) {
  return (
    <>
      <dt className={css.term}>{term}</dt>
      <dd className={css.value}>{children}</dd>
    </>
  )
}

/** Artwork of different products, in the order in which the show fires them. */
function stillsOf({ doc, table }: ProposedShow): readonly string[] {
  const order = [...new Set(doc.cues.map(({ products_id }) => products_id))]
  const drawn = order.flatMap((id) => {
    const row = table.rows.find(({ products_id }) => products_id === id)
    return row ? [drawnPicture(row.product)] : []
  })
  const step = Math.max(1, drawn.length / STILLS)
  return Array.from(
    { length: Math.min(STILLS, drawn.length) },
    (_, index) => drawn[Math.floor(index * step)] ?? '',
  )
}
