import type { EntryContent } from '#contract/content/content-editing.ts'
import { ORDERED_KINDS } from '#contract/content/content-kinds.ts'
import { KIND_TEXTS } from '#contract/content/content-texts.ts'
import type {
  Content,
  DraftProblem,
  EntryAddress,
} from '#machines/staff/content-draft/content-draft.types.ts'
import { Button } from '#src/ui/action/button.tsx'
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import * as css from './entry-editor.css.ts'
import { EntryPlacement } from './entry-placement.tsx'
import { momentText } from './moment.ts'
import { FormSection } from './schema-form/form-section.tsx'
import { Problems } from './schema-form/problems.ts'
import { ObjectForm } from './schema-form/schema-form.tsx'
import { schemaOfKind } from './schema-form/schema-node.ts'

interface EntryFormProps {
  entry: EntryAddress
  content: Content
  /** what the form shows again when the removal is taken back */
  kept: EntryContent
  problems: readonly DraftProblem[]
  isLive: boolean
  isDisabled: boolean
  onChange: (content: EntryContent) => void
}

/** The fields of an entry, or that the draft removes it. */
export function EntryForm(props: EntryFormProps) {
  const { entry, content, kept, problems, isLive, isDisabled, onChange } = props
  const { kind } = entry
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
  const isOrdered = ORDERED_KINDS.has(kind)
  return (
    <Problems value={new Map(problems.map(({ field, text }) => [field, text]))}>
      <fieldset className={css.fields} disabled={isDisabled}>
        <legend>
          <VisuallyHidden>{KIND_TEXTS[kind].name}</VisuallyHidden>
        </legend>
        <ObjectForm
          node={schemaOfKind(kind)}
          value={content.body}
          form={kind}
          path=""
          // the form of an object makes an object
          onChange={(body) => onChange({ ...content, body: body as Record<string, unknown> })}
        />
        <FormSection
          title={isOrdered ? 'Position and time' : 'Time'}
          summary={placementText(content, isOrdered)}
          path="ends_at"
          isOpenFirst={isOrdered}
        >
          <EntryPlacement kind={kind} content={content} onChange={onChange} />
        </FormSection>
      </fieldset>
    </Problems>
  )
}

function placementText({ position, starts_at, ends_at }: EntryContent, isOrdered: boolean): string {
  const times = [
    starts_at ? `from ${momentText(starts_at)}` : '',
    ends_at ? `until ${momentText(ends_at)}` : '',
  ].filter((text) => text !== '')
  const time = times.length === 0 ? 'visible at once and for good' : `visible ${times.join(' ')}`
  return isOrdered ? `place ${position}, ${time}` : time
}
