import { type Age, ageMissingText, ageText, customerAgeText } from '#contract/site/age.ts'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { useSession } from '#src/views/platform/hooks/use-session.ts'

export const AGE_FIELD = 'confirmed-age'

export interface AgeCheckProps {
  age: Age
  isChecked: boolean
  isMissing: boolean
  onChange: (confirmed: Age | null) => void
}

/** Before the first order of a customer who has not confirmed the age; staff confirm it for the customer. */
export function AgeCheck({ age, isChecked, isMissing, onChange }: AgeCheckProps) {
  const { isActing } = useSession()
  return (
    <Checkbox
      id={AGE_FIELD}
      checked={isChecked}
      error={isMissing ? ageMissingText(age) : undefined}
      onChange={(event) => onChange(event.currentTarget.checked ? age : null)}
      label={isActing ? customerAgeText(age) : ageText(age)}
    />
  )
}
