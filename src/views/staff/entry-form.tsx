import type { EntryContent } from '#contract/content/content-editing.ts'
import type { Content, EntryAddress } from '#machines/staff/content-draft/content-draft.types.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { EntryPlacement } from './entry-placement.tsx'
import { SchemaForm } from './schema-form.tsx'
import { schemaOfKind } from './schema-node.ts'
import * as css from './staff-page.css.ts'

interface EntryFormProps {
  entry: EntryAddress
  content: Content
  /** what the form shows again when the removal is taken back */
  kept: EntryContent
  isLive: boolean
  isDisabled: boolean
  onChange: (content: EntryContent) => void
}

/** The fields of an entry, or that the draft removes it. */
export function EntryForm({ entry: { kind }, content, kept, isLive, isDisabled, onChange }: EntryFormProps) {
  if (content === null) {
    const keep = (
      <Button tone="outline" size="sm" onClick={() => onChange(kept)}>
        {isLive ? 'Keep the entry' : 'Bring back the entry'}
      </Button>
    )
    return (
      <Notice
        tone="warn"
        heading={isLive ? 'This draft removes the entry' : 'The entry is removed'}
        actions={isDisabled ? null : keep}
      >
        {isLive
          ? 'Save and publish it, and visitors no longer find the entry.'
          : 'Visitors do not find the entry.'}{' '}
        Its history stays, so that it can be brought back.
      </Notice>
    )
  }
  return (
    <fieldset className={css.group} disabled={isDisabled}>
      <legend>{kind}</legend>
      <SchemaForm
        node={schemaOfKind(kind)}
        value={content.body}
        label={kind}
        // the form of an object makes an object
        onChange={(body) => onChange({ ...content, body: body as Record<string, unknown> })}
      />
      <EntryPlacement kind={kind} content={content} onChange={onChange} />
    </fieldset>
  )
}
