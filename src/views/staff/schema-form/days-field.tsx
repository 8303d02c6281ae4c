import { useState } from 'react'
import type { FieldText } from '#contract/content/content-texts.ts'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { fieldId, useProblem } from './problems.ts'
import { shownDays, typedDays, wrongDaysLine } from './shown-value.ts'

interface DaysFieldProps {
  value: unknown
  text: FieldText
  path: string
  onChange: (value: unknown) => void
}

/** Days by state, a line each; the value is the text itself while a line is not of that form. */
export function DaysField({ value, text, path, onChange }: DaysFieldProps) {
  const [typed, setTyped] = useState('')
  const problem = useProblem(path)
  const line = typeof value === 'string' ? wrongDaysLine(value) : null
  const wrong = line === null ? undefined : `Line ${line} is not a state and its days, such as MO 2.`
  return (
    <TextAreaField
      id={fieldId(path)}
      label={text.label}
      hint={text.help}
      error={wrong ?? problem}
      rows={8}
      spellCheck={false}
      // as typed while that means the same, so that the caret keeps its place
      value={JSON.stringify(typedDays(typed)) === JSON.stringify(value) ? typed : shownDays(value)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onChange(typedDays(currentTarget.value))
      }}
    />
  )
}
