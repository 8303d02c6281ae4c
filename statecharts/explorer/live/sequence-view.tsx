import { useMemo, useState } from 'react'
import type { Recording } from '#contract/site/tab-messages.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Cell, HeadCell, Table } from '#src/ui/display/table.tsx'
import * as css from '#statecharts/explorer/explorer.css.ts'
import { stack } from './live.css.ts'
import { eventText, sequenceOf, type SequenceRow } from './sequence.ts'

interface SequenceViewProps {
  readonly recording: Recording
  readonly names: ReadonlyMap<number, string>
  /** place of the entry that is shown */
  readonly moment: number
  readonly onAt: (at: number | null) => void
}

/** so that the chart below them stays in sight; more are shown on request, and all in a file */
const FEW_ROWS = 8
const MOST_ROWS = 200

/** Who sent what to whom up to a moment, the latest first; a row takes the view back to its moment. */
export function SequenceView({ recording, names, moment, onAt }: SequenceViewProps) {
  const { entries } = recording
  const rows = useMemo(() => sequenceOf(entries), [entries])
  const last = entries.length - 1
  const [isLong, setIsLong] = useState(false)
  const most = isLong ? MOST_ROWS : FEW_ROWS
  const index = rows.findLastIndex(({ at }) => at <= moment)
  const go = (row: SequenceRow | undefined) => row && onAt(row.at)
  return (
    <section aria-label="What happened" className={stack}>
      <h2>What happened</h2>
      <p className={css.buttons}>
        <Button size="sm" tone="outline" disabled={index <= 0} onClick={() => go(rows[index - 1])}>
          Step back
        </Button>
        <Button
          size="sm"
          tone="outline"
          disabled={index >= rows.length - 1}
          onClick={() => go(rows[index + 1])}
        >
          Step forward
        </Button>
        <input
          type="range"
          aria-label="Moment"
          min={0}
          max={Math.max(0, last)}
          value={Math.max(0, moment)}
          onChange={({ currentTarget }) => onAt(Number(currentTarget.value))}
        />
        <output className={css.minor}>
          {index + 1} of {rows.length}
        </output>
        <Button size="sm" tone="quiet" aria-expanded={isLong} onClick={() => setIsLong(!isLong)}>
          {isLong ? 'Fewer rows' : 'More rows'}
        </Button>
      </p>
      <Table caption="Events and steps" captionHidden>
        <thead>
          <tr>
            <HeadCell numeric>ms</HeadCell>
            <HeadCell>From</HeadCell>
            <HeadCell>To</HeadCell>
            <HeadCell>What</HeadCell>
            <HeadCell>Then in</HeadCell>
          </tr>
        </thead>
        <tbody>
          {rows
            .slice(Math.max(0, index + 1 - most), index + 1)
            .toReversed()
            .map((row) => (
              <Row key={row.at} {...{ row, names }} isShown={row === rows[index]} onAt={onAt} />
            ))}
        </tbody>
      </Table>
    </section>
  )
}

interface RowProps extends Pick<SequenceViewProps, 'names' | 'onAt'> {
  readonly row: SequenceRow
  readonly isShown: boolean
}

function Row({ row, names, isShown, onAt }: RowProps) {
  const { at, ms, from, to, type, leaves, taken, change } = row
  return (
    <tr aria-current={isShown ? 'step' : undefined}>
      <Cell numeric>{ms}</Cell>
      <Cell>{from === null ? 'outside' : (names.get(from) ?? from)}</Cell>
      <Cell>{names.get(to) ?? to}</Cell>
      <Cell>
        <Button tone="quiet" size="sm" tight onClick={() => onAt(at)}>
          {type === null ? change : eventText(type)}
        </Button>
      </Cell>
      <Cell>
        {leaves.join(', ')}
        {taken?.length === 0 && ' (ignored)'}
      </Cell>
    </tr>
  )
}
