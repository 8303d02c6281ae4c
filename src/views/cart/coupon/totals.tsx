import { useState } from 'react'
import type { CartTotals, TotalLine } from '#contract/cart/carts.ts'
import { formatMoney } from '#contract/platform/money.ts'
import { Money } from '#src/views/platform/components/price.tsx'
import { TotalList, TotalRow } from '#src/ui/display/summary-row.tsx'
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx'
import * as css from './coupon-box.css.ts'

/** The totals as sent by the server, with what they assume; the class of a row selects its text style. */
export function Totals({ totals, isOld = false }: { totals: CartTotals; isOld?: boolean }) {
  const [last, setLast] = useState({ total: totals.total, isChanged: false })
  if (last.total !== totals.total) setLast({ total: totals.total, isChanged: true })
  return (
    <div className={isOld ? css.old : undefined} aria-busy={isOld}>
      <TotalList>
        {totals.totals.map((line) => (
          <TotalRow key={line.title} label={line.title} {...stylesOf(line)}>
            {line.text === '' ? <Money cents={line.value} /> : line.text}
          </TotalRow>
        ))}
      </TotalList>
      {totals.notes.map((note) => (
        <p key={note} className={css.note}>
          {note}
        </p>
      ))}
      <VisuallyHidden>
        <output>{last.isChanged && <>New total: {formatMoney(totals.total)}</>}</output>
      </VisuallyHidden>
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
