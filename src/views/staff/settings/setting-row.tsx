import { memo } from 'react'
import type { SettingText } from '#contract/staff/setting-texts.ts'
import type { StaffSetting } from '#contract/staff/staff-settings.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { SettingControl } from './setting-control.tsx'
import { type SettingDraft, type SettingEvent, settingName } from './setting-drafts.ts'
import { SettingHistory } from './setting-history.tsx'
import * as css from './settings.css.ts'

interface SettingRowProps {
  setting: StaffSetting
  shown: SettingText
  draft: SettingDraft | undefined
  /** it is filtered away, and keeps what is typed */
  isHidden: boolean
  dispatch: (event: SettingEvent) => void
}

/** One setting with its key and history; what is typed renders no other row. */
export const SettingRow = memo(Row)

export const fieldId = ({ kind, key }: StaffSetting) => `setting-${kind}-${key}`

function Row({ setting, shown, draft, isHidden, dispatch }: SettingRowProps) {
  const id = fieldId(setting)
  const handleType = (text: string) => dispatch({ type: 'typed', setting, text })
  const takeTheirs = () => {
    // the button goes away
    document.getElementById(id)?.focus()
    dispatch({ type: 'dropped', names: [settingName(setting)] })
  }
  return (
    <li className={css.row} hidden={isHidden}>
      <Stack gap={8}>
        <SettingControl id={id} setting={setting} shown={shown} draft={draft} onType={handleType} />
        {draft?.problem?.kind === 'changed' && (
          <Button size="sm" tone="outline" aria-label={`Take theirs for ${shown.label}`} onClick={takeTheirs}>
            Take theirs
          </Button>
        )}
      </Stack>
      <div className={css.aside}>
        <code className={css.key}>{setting.key}</code>
        {setting.kind !== 'server' && (
          <SettingHistory setting={setting} label={shown.label} onRestore={handleType} />
        )}
      </div>
    </li>
  )
}
