import type { IconName } from '#src/ui/icon/glyphs.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import * as css from './segmented.css.ts'

export interface SegmentedProps<Value extends string> {
  label: string
  value: Value
  choices: readonly { value: Value; label: string; icon?: IconName }[]
  onChange: (value: Value) => void
}

export function Segmented<Value extends string>({ label, value, choices, onChange }: SegmentedProps<Value>) {
  return (
    <fieldset aria-label={label} className={css.group}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className={css.choice}
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.icon && <Icon name={choice.icon} />}
          {choice.label}
        </button>
      ))}
    </fieldset>
  )
}
