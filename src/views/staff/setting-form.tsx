import type { StaffSetting } from '#contract/staff-settings.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Cluster } from '#src/ui/layout/stack.tsx'
import { useOffline } from '#src/views/shop/hooks/use-offline.ts'
import { labelOf } from './schema-node.ts'
import { shownValue } from './shown-value.ts'
import type { SettingChange } from './use-setting-changes.ts'

interface SettingFormProps {
  setting: StaffSetting
  change: SettingChange
  onType: (text: string) => void
  onSave: () => void
  onTakeTheirs: () => void
}

/** One setting; a conflict shows the value that somebody else saved. */
export function SettingForm({ setting, change, onType, onSave, onTakeTheirs }: SettingFormProps) {
  const { typed, isPending, answer } = change
  const offline = useOffline()
  const label = labelOf(setting.key)
  const isSame = typed === null
  const kind = answer === 'lost' ? answer : answer?.kind
  const field = {
    label,
    value: typed ?? String(setting.value),
    error: isSame ? undefined : errorOf(answer),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onType(currentTarget.value),
  }
  return (
    <Form onSubmit={onSave}>
      <Cluster align="end">
        {typeof setting.value === 'boolean' ? (
          <SelectField {...field}>
            <option value="true">On</option>
            <option value="false">Off</option>
          </SelectField>
        ) : (
          <TextField
            {...field}
            optional
            placeholder={placeholderOf(setting)}
            inputMode={typeof setting.value === 'number' ? 'decimal' : 'text'}
          />
        )}
        <Button
          type="submit"
          size="sm"
          tone="outline"
          busy={isPending}
          blockedReason={offline ?? (isSame ? 'Nothing to save.' : null)}
          reasonHidden={isSame}
          aria-label={`Save ${label}`}
        >
          Save
        </Button>
        {!isSame && kind === 'changed' && (
          <Button
            size="sm"
            tone="outline"
            aria-label={`Take theirs for ${label}`}
            onClick={({ currentTarget: { form } }) => {
              // the button goes away
              form?.querySelector<HTMLElement>('input, select')?.focus()
              onTakeTheirs()
            }}
          >
            Take theirs
          </Button>
        )}
        <span role="status">{isSame ? savedText(answer) : ''}</span>
      </Cluster>
    </Form>
  )
}

function placeholderOf({ is_set }: StaffSetting): string | undefined {
  if (is_set === undefined) return undefined
  return is_set ? 'Set; type to replace it' : 'Not set'
}

function savedText(answer: SettingChange['answer']): string {
  if (answer === 'lost' || answer === null) return ''
  if (answer.kind === 'saved') return answer.text
  return answer.kind === 'changed' ? 'Saved.' : ''
}

function errorOf(answer: SettingChange['answer']): string | undefined {
  if (answer === 'lost') return 'Not saved: the shop did not answer, or your log-in is over.'
  switch (answer?.kind) {
    case 'changed':
      return answer.setting.version === undefined
        ? `${answer.text} Theirs: ${shownValue(answer.setting.value)}`
        : 'Somebody else replaced this secret. Save again to put yours in its place.'
    case 'invalid':
      return answer.text
    default:
      return undefined
  }
}
