import type { CartTotals, TotalLine } from '#contract/carts.ts'
import { Money } from '#src/ui/display/price.tsx'
import { TotalList, TotalRow } from '#src/ui/display/summary-row.tsx'
import * as css from './coupon-box.css.ts'

/** The totals as the server words them; the class of a line names its text styles. */
export function Totals({ totals, isOld = false }: { totals: CartTotals; isOld?: boolean }) {
  return (
    <div className={isOld ? css.old : undefined} aria-busy={isOld}>
      <TotalList>
        {totals.totals.map((line) => (
          <TotalRow key={line.title} label={line.title} {...stylesOf(line)}>
            {line.text === '' ? <Money cents={line.value} /> : line.text}
          </TotalRow>
        ))}
      </TotalList>
    </div>
  )
}

function stylesOf({ class: names }: TotalLine) {
  const has = (name: string) => names.split(/\s+/).includes(name)
  return {
    emphasize: has('emphasize'),
    muted: has('muted'),
    small: has('small'),
    strikethrough: has('strikethrough'),
  }
}
