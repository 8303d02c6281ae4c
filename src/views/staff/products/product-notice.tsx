import { useEffect, useRef } from 'react'
import type { FieldChange } from '#contract/staff/staff-import.ts'
import type { ProductChoices } from '#contract/staff/staff-products.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { doneText } from '#src/views/staff/staff-failure-text.ts'
import { differencesOf } from './product-edit.ts'
import { labelOf } from './product-fields.ts'
import * as css from './products.css.ts'
import type { ProductEditor } from './use-product-edit.ts'

/** What somebody else saved meanwhile; takes the focus. */
export function TheirChanges({ editor }: { editor: Pick<ProductEditor, 'edit' | 'dispatch' | 'pressed'> }) {
  const { edit, dispatch, pressed } = editor
  const { base, theirs } = edit
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (theirs) heading.current?.focus()
  }, [theirs])
  if (!theirs) return null
  return (
    <Notice
      tone="warn"
      role="alert"
      heading={`Not ${doneText(pressed)}: somebody else changed this product`}
      headingLevel="h3"
      headingRef={heading}
      actions={
        <Button size="sm" onClick={() => dispatch({ type: 'tookTheirs' })}>
          Load the new values
        </Button>
      }
    >
      <Stack gap={8}>
        <ChangeList changes={differencesOf(base, theirs)} levels={base.levels} />
        <span>What you typed stays until then; after it, only in other fields than these.</span>
      </Stack>
    </Notice>
  )
}

type Shown = Pick<ProductEditor, 'edit' | 'answer' | 'pressed' | 'isPending' | 'isChanged' | 'undo'>

/** What the latest press has done, with its undo, or that something is not saved. */
export function SaveState({ editor }: { editor: Shown }) {
  const { edit, answer, pressed, isPending, isChanged, undo } = editor
  const offline = useOffline()
  const saved = answer?.kind === 'saved' && !isChanged ? answer : null
  const entry = saved && edit.base.history.find(({ id }) => id === saved.history_id)
  return (
    <>
      <span role="status">{isChanged ? 'Not saved yet.' : saved && savedText(pressed, saved)}</span>
      {pressed === 'save' && entry?.obstacle === null && (
        <Button size="sm" busy={isPending} blockedReason={offline} onClick={() => void undo(entry.id)}>
          Undo
        </Button>
      )}
    </>
  )
}

function savedText(
  pressed: Shown['pressed'],
  { text, history_id }: { readonly text: string; readonly history_id: number | null },
): string {
  if (history_id === null) return text
  return pressed === 'undo' ? 'Undone. Customers see it now.' : `${text} Customers see it now.`
}

interface ChangeListProps {
  changes: readonly FieldChange[]
  levels: ProductChoices['levels']
}

/** Which fields changed, before and after. */
export const ChangeList = ({ changes, levels }: ChangeListProps) => (
  <ul className={css.changes}>
    {changes.map(({ field, before, after }) => (
      <li key={field}>
        {labelOf(field, levels)}: {shown(before)} → <strong>{shown(after)}</strong>
      </li>
    ))}
  </ul>
)

const MOST = 160

function shown(text: string): string {
  if (text === '') return 'empty'
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text
}
