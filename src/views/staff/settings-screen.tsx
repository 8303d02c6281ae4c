import { useState } from 'react'
import { settingsQuery } from '#src/services/staff-queries.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { useShop } from '#src/views/shop/shop-context.ts'
import { LeaveDialog } from './draft-dialogs.tsx'
import { LoadingRows } from './loading-rows.tsx'
import { labelOf } from './schema-node.ts'
import { SettingForm } from './setting-form.tsx'
import { SettingHistory } from './setting-history.tsx'
import * as css from './staff-page.css.ts'
import { useLeaveQuestion } from './use-leave-question.ts'
import { settingName, useSettingChanges } from './use-setting-changes.ts'
import { useStaffQuery } from './use-staff-query.ts'

/** The settings of the storefront; each is saved on its own and works at once. */
export function SettingsScreen() {
  const { call } = useShop()
  const [words, setWords] = useState('')
  const settings = useStaffQuery(settingsQuery(call))
  const { changeOf, type, save, takeTheirs, hasUnsaved, drop } = useSettingChanges()
  const question = useLeaveQuestion(hasUnsaved, drop)
  if (settings.isPending) return <LoadingRows />
  if (settings.isLoadingError)
    return <ErrorState title="Could not load the settings." onRetry={() => void settings.refetch()} />
  const wanted = words.trim().toLowerCase()
  const shown = settings.data.filter(({ key }) => labelOf(key).toLowerCase().includes(wanted))
  return (
    <Stack as="section" aria-label="Settings">
      <h2>Settings</h2>
      <p>A setting that is saved works within a second, without a draft.</p>
      <TextField
        label="Find a setting"
        type="search"
        optional
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <p role="status">{`${shown.length} of ${settings.data.length}`}</p>
      <ul className={css.rows}>
        {shown.map((setting) => (
          <li key={settingName(setting)} className={css.row}>
            <SettingForm
              setting={setting}
              change={changeOf(setting)}
              onType={(text) => type(setting, text)}
              onSave={() => void save(setting)}
              onTakeTheirs={() => takeTheirs(setting)}
            />
            {setting.kind !== 'server' && (
              <SettingHistory setting={setting} onRestore={(text) => type(setting, text)} />
            )}
          </li>
        ))}
      </ul>
      <LeaveDialog {...question} />
    </Stack>
  )
}
