import { type EntryContent, LAST_POSITION } from '#contract/content/content-editing.ts'
import { type ContentKind, ORDERED_KINDS } from '#contract/content/content-kinds.ts'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Cluster } from '#src/ui/layout/stack.tsx'
import { fromCentralField, toCentralField } from './moment.ts'

interface EntryPlacementProps {
  kind: ContentKind
  content: EntryContent
  onChange: (content: EntryContent) => void
}

/** Where an entry stands in its list, and from when until when visitors see it. */
export function EntryPlacement({ kind, content, onChange }: EntryPlacementProps) {
  const moment = (name: 'starts_at' | 'ends_at') => ({
    type: 'datetime-local',
    hint: 'Central time',
    // the year of a time stamp, which is in UTC, has four digits
    max: '9999-12-30T23:59',
    optional: true,
    value: toCentralField(content[name]),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ ...content, [name]: fromCentralField(currentTarget.value) }),
  })
  return (
    <Cluster>
      {ORDERED_KINDS.has(kind) && (
        <TextField
          label="Position in its list"
          hint="Lower numbers come first."
          type="number"
          min={0}
          max={LAST_POSITION}
          value={String(content.position ?? 0)}
          onChange={({ currentTarget }) =>
            onChange({ ...content, position: positionIn(currentTarget.value) })
          }
        />
      )}
      <TextField label="Visible from" {...moment('starts_at')} />
      <TextField label="Visible until" {...moment('ends_at')} />
    </Cluster>
  )
}

/** The nearest position that the shop takes. */
export const positionIn = (typed: string): number =>
  Math.min(LAST_POSITION, Math.max(0, Math.round(Number(typed))))
