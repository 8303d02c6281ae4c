import { counted } from '#contract/platform/format-count.ts'
import { CASES_PROBLEMS } from '#contract/quick-order/written-cases.ts'
import type { SkippedRow } from '#machines/quick-order/quick-order.types.ts'
import { Disclosure } from '#src/ui/overlay/disclosure.tsx'
import * as css from './quick-order.css.ts'

const SHOWN = 5

/** Rows that are left out, each with its reason. */
export function SkippedRows({ rows }: { readonly rows: readonly SkippedRow[] }) {
  const rest = rows.slice(SHOWN)
  return (
    <>
      <Rows rows={rows.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <Disclosure summary={counted(rest.length, 'more row')}>
          <Rows rows={rest} />
        </Disclosure>
      )}
    </>
  )
}

function Rows({ rows }: { readonly rows: readonly SkippedRow[] }) {
  return (
    <ul className={css.reasons}>
      {rows.map(({ row, text, problem }) => (
        <li key={row} className={css.reason}>
          Row {row}, {text}: {CASES_PROBLEMS[problem]}
        </li>
      ))}
    </ul>
  )
}
