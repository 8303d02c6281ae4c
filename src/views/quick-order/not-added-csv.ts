import { csvOf, csvText } from '#contract/platform/csv.ts'
import type { NotAdded } from '#machines/quick-order/quick-order.selectors.ts'

/** As a CSV file that can be read back here. */
export const notAddedCsv = (lines: readonly NotAdded[]): string =>
  csvOf([
    ['Model', 'Cases', 'Product', 'Reason'],
    ...lines.map(({ code, cases, name, reason }) => [
      csvText(code),
      String(cases),
      csvText(name),
      csvText(reason),
    ]),
  ])
