import { useState } from 'react'
import type { SettingRevision, StaffSetting } from '#contract/staff/staff-settings.ts'
import { settingHistoryQuery } from '#src/services/staff/staff-queries.ts'
import { Button } from '#src/ui/action/button.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Disclosure } from '#src/ui/overlay/disclosure.tsx'
import { useShop } from '#src/views/platform/shop-context.ts'
import { LoadingRows } from '#src/views/staff/loading-rows.tsx'
import { momentText } from '#src/views/staff/moment.ts'
import { shownValue } from './shown-value.ts'
import * as css from './settings.css.ts'
import { useStaffQuery } from '#src/views/staff/use-staff-query.ts'

interface SettingHistoryProps {
  setting: StaffSetting
  label: string
  /** puts an earlier value into the field, to be saved */
  onRestore: (text: string) => void
}

/** The earlier values of a setting, the newest first. */
export function SettingHistory(props: SettingHistoryProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure
      summary={`History of ${props.label}`}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      {isOpen && <Values {...props} />}
    </Disclosure>
  )
}

function Values({ setting: { kind, key, value }, label, onRestore }: SettingHistoryProps) {
  const { call } = useShop()
  const history = useStaffQuery(settingHistoryQuery(call, kind, key))
  if (history.isPending) return <LoadingRows />
  if (history.isLoadingError)
    return <ErrorState title="Could not load the history." onRetry={() => void history.refetch()} />
  if (history.data.length === 0) return <p>No value of this setting was recorded yet.</p>
  return (
    <ol className={css.list}>
      {history.data.map((revision) => (
        <li key={revision.id} className={css.revision}>
          <EarlierValue
            revision={revision}
            label={label}
            blockedReason={revision.value === value ? 'This is the value now.' : null}
            onRestore={onRestore}
          />
        </li>
      ))}
    </ol>
  )
}

interface EarlierValueProps extends Pick<SettingHistoryProps, 'onRestore'> {
  revision: SettingRevision
  label: string
  blockedReason: string | null
}

function EarlierValue({ revision, label, blockedReason, onRestore }: EarlierValueProps) {
  const { at, staff, note, value } = revision
  return (
    <Stack gap={8}>
      <p>
        <strong>{value === null ? 'Removed' : shownValue(value)}</strong> {momentText(at)},{' '}
        {staff ?? 'with a command'}
        {note ? `: ${note}` : ''}
      </p>
      {value !== null && (
        <Button
          size="sm"
          tone="outline"
          blockedReason={blockedReason}
          aria-label={`Bring back ${label} of ${momentText(at)}`}
          onClick={() => onRestore(String(value))}
        >
          Bring back
        </Button>
      )}
    </Stack>
  )
}
