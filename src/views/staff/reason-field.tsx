import { TextAreaField } from '#src/ui/form/text-area-field.tsx'

const LONGEST = 500

interface ReasonFieldProps {
  reason: string
  isMissing: boolean
  onChange: (reason: string) => void
}

/** Why something is refused, which the customer reads. */
export const ReasonField = ({ reason, isMissing, onChange }: ReasonFieldProps) => (
  <TextAreaField
    label="Reason"
    hint="The customer reads it in the e-mail."
    error={isMissing ? 'Enter a reason.' : undefined}
    maxLength={LONGEST}
    value={reason}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
)
