import type { SettingControl as Control, SettingText } from '#contract/staff/setting-texts.ts'
import { parseFlag } from '#contract/site/settings.ts'
import type { StaffSetting } from '#contract/staff/staff-settings.ts'
import { PasswordField } from '#src/ui/form/password-field.tsx'
import { Switch } from '#src/ui/form/switch.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import type { SettingDraft } from './setting-drafts.ts'

interface SettingControlProps {
  id: string
  setting: StaffSetting
  shown: SettingText
  draft: SettingDraft | undefined
  onType: (text: string) => void
}

/** The control of a setting, with its help and why it was not saved. */
export function SettingControl({ id, setting, shown, draft, onType }: SettingControlProps) {
  const { label, help, control } = shown
  const value = draft?.text ?? String(setting.value)
  const texts = { id, label, hint: hintOf(help, control), error: draft?.problem?.text }
  if (control.kind === 'switch')
    return (
      <Switch
        {...texts}
        label={<strong>{label}</strong>}
        checked={parseFlag(value)}
        onChange={(isOn) => onType(String(isOn))}
      />
    )
  const field = {
    ...texts,
    value,
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onType(currentTarget.value),
  }
  // most may be empty, and to say so of each would be noise
  const text = { ...field, required: false }
  switch (control.kind) {
    case 'number':
      return <TextField {...field} inputMode="decimal" />
    case 'email':
    case 'url':
      return <TextField {...text} type={control.kind} />
    case 'emails':
      return <TextField {...text} inputMode="email" />
    case 'paragraph':
      return <TextAreaField {...text} />
    case 'secret':
      // the browser would fill a password of the person in
      return <PasswordField {...text} autoComplete="new-password" placeholder={secretState(setting)} />
    case 'text':
      return <TextField {...text} />
    default:
      return control satisfies never
  }
}

function hintOf(help: string, control: Control): string {
  if (control.kind === 'number') return `${help} From ${control.least} to ${control.most}.`
  return control.kind === 'emails' ? `${help} Up to 10 addresses, separated by commas.` : help
}

const secretState = ({ is_set }: StaffSetting): string => (is_set ? 'Set; type to replace it' : 'Not set')
