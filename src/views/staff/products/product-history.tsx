import type { ProductHistoryEntry } from '#contract/staff/staff-products.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { momentText } from '#src/views/staff/moment.ts'
import { labelOf } from './product-fields.ts'
import { ChangeList } from './product-notice.tsx'
import * as desk from '#src/views/staff/desk.css.ts'
import * as css from './products.css.ts'
import type { ProductEditor } from './use-product-edit.ts'

/** Who changed what, the newest first. */
export function ProductHistory({ editor }: { editor: ProductEditor }) {
  const { history } = editor.edit.base
  return (
    <Stack as="section" gap={12} aria-label="History">
      <h3 className={css.heading}>History</h3>
      {history.length === 0 ? (
        <p>Nothing has changed yet.</p>
      ) : (
        <ol className={css.history}>
          {history.map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry} editor={editor} />
            </li>
          ))}
        </ol>
      )}
    </Stack>
  )
}

interface EntryProps {
  entry: ProductHistoryEntry
  editor: ProductEditor
}

function Entry({ entry, editor: { edit, isPending, undo } }: EntryProps) {
  const { id, at, changes, obstacle } = entry
  const { levels } = edit.base
  const offline = useOffline()
  return (
    <Stack gap={8}>
      <p>
        <strong>{titleOf(entry)}</strong> <time dateTime={at}>{momentText(at)}</time>, {whoOf(entry)}
      </p>
      <ChangeList changes={changes} levels={levels} />
      {obstacle === null ? (
        <span>
          <Button
            size="sm"
            tone="outline"
            busy={isPending}
            blockedReason={offline}
            aria-label={`Undo ${titleOf(entry)} of ${momentText(at)}`}
            onClick={() => void undo(id)}
          >
            Undo
          </Button>
        </span>
      ) : (
        <p className={desk.small}>{obstacleText(obstacle, levels)}</p>
      )}
    </Stack>
  )
}

const TITLES = {
  desk: 'Changed',
  undo: 'Undone',
  import: 'Imported',
  'import undo': 'Import undone',
  feed: 'Changed',
} as const

const titleOf = ({ kind, is_new }: ProductHistoryEntry): string => (is_new ? 'Added' : TITLES[kind])

function whoOf({ staff, kind, file_name }: ProductHistoryEntry): string {
  if (kind === 'feed') return 'by the feed'
  const by = `by ${staff ?? 'a command'}`
  if (kind !== 'import' && kind !== 'import undo') return by
  return file_name === null ? `${by}, from a file` : `${by}, from ${file_name}`
}

/** Fields are named as on the page. */
function obstacleText(
  { text, fields }: NonNullable<ProductHistoryEntry['obstacle']>,
  levels: Levels,
): string {
  const named = fields.map((field) => labelOf(field, levels)).join(', ')
  return named === '' ? text : `${text}: ${named}.`
}

type Levels = ProductEditor['edit']['base']['levels']
