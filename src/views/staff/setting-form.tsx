import { isRefusal, type StaffFailure } from '#contract/staff/staff-failure.ts'
import type { StaffSetting } from '#contract/staff/staff-settings.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Cluster } from '#src/ui/layout/stack.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { causeText, staffFailureText } from './staff-failure-text.ts'
import { labelOf } from './schema-node.ts'
import { shownValue } from './shown-value.ts'
import type { SettingChange } from './use-setting-change.ts'

interface SettingFormProps {
  setting: StaffSetting
  change: SettingChange
}

/** One setting; a conflict shows the value that somebody else saved. */
export function SettingForm({ setting, change }: SettingFormProps) {
  const { text, isPending, answer, type, save, takeTheirs } = change
  const offline = useOffline()
  const label = labelOf(setting.key)
  const isSame = text === null
  const field = {
    label,
    value: text ?? String(setting.value),
    error: isSame ? undefined : errorOf(change),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => type(currentTarget.value),
  }
  return (
    <Form onSubmit={save}>
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
        {!isSame && answer?.kind === 'changed' && (
          <Button
            size="sm"
            tone="outline"
            aria-label={`Take theirs for ${label}`}
            onClick={({ currentTarget: { form } }) => {
              // the button goes away
              form?.querySelector<HTMLElement>('input, select')?.focus()
              takeTheirs()
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
  if (answer?.kind === 'saved') return answer.text
  return answer?.kind === 'changed' ? 'Saved.' : ''
}

function errorOf({ answer, failure }: SettingChange): string | undefined {
  if (failure) return failedText(failure)
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

const failedText = (failure: StaffFailure): string =>
  isRefusal(failure)
    ? `Not saved. ${staffFailureText(failure)}`
    : `${causeText(failure)} It may or may not be saved. Save again to make sure.`
