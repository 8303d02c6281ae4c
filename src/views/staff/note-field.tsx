import { TextField } from '#src/ui/form/text-field.tsx'

interface NoteFieldProps {
  note: string
  onChange: (note: string) => void
}

/** Why something is published, for those who read its history. */
export const NoteField = ({ note, onChange }: NoteFieldProps) => (
  <TextField
    label="Note for the history"
    optional
    maxLength={300}
    value={note}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
)
