import { memo, useEffect } from 'react'
import type { StaffSetting } from '#contract/staff/staff-settings.ts'
import { SettingForm } from './setting-form.tsx'
import { SettingHistory } from './setting-history.tsx'
import * as css from './staff-page.css.ts'
import { settingName, useSettingChange } from './use-setting-change.ts'

interface SettingRowProps {
  setting: StaffSetting
  /** it is filtered away, and keeps what is typed */
  isHidden: boolean
  onUnsaved: (name: string, isUnsaved: boolean) => void
}

/** One setting with its history; what is typed renders no other row. */
export const SettingRow = memo(Row)

function Row({ setting, isHidden, onUnsaved }: SettingRowProps) {
  const change = useSettingChange(setting)
  const name = settingName(setting)
  const isUnsaved = change.text !== null
  useEffect(() => {
    onUnsaved(name, isUnsaved)
  }, [name, isUnsaved, onUnsaved])
  return (
    <li className={css.row} hidden={isHidden}>
      <SettingForm setting={setting} change={change} />
      {setting.kind !== 'server' && <SettingHistory setting={setting} onRestore={change.type} />}
    </li>
  )
}
