import { useCallback, useState } from 'react'
import type { StaffSetting } from '#contract/staff/staff-settings.ts'
import { settingsQuery } from '#src/services/staff/staff-queries.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { LeaveDialog } from '#src/views/platform/components/loss-dialog.tsx'
import { useLeaveQuestion } from '#src/views/platform/hooks/use-leave-question.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { LoadingRows } from './loading-rows.tsx'
import { labelOf } from './schema-node.ts'
import { SettingRow } from './setting-row.tsx'
import * as css from './staff-page.css.ts'
import { settingName } from './use-setting-change.ts'
import { useStaffQuery } from './use-staff-query.ts'

/** The settings of the storefront; each is saved on its own and works at once. */
export function SettingsScreen() {
  const { call } = useShop()
  const settings = useStaffQuery(settingsQuery(call))
  if (settings.isPending) return <LoadingRows />
  if (settings.isLoadingError)
    return <ErrorState title="Could not load the settings." onRetry={() => void settings.refetch()} />
  return <Settings settings={settings.data} />
}

function Settings({ settings }: { settings: readonly StaffSetting[] }) {
  const [search, setSearch] = useState('')
  const { generation, onUnsaved, hasUnsaved, drop } = useUnsavedRows()
  const question = useLeaveQuestion(hasUnsaved, drop)
  const wanted = search.trim().toLowerCase()
  const isFound = ({ key }: StaffSetting) => labelOf(key).toLowerCase().includes(wanted)
  return (
    <Stack as="section" aria-label="Settings">
      <h2>Settings</h2>
      <p>A setting that is saved works within a second, without a draft.</p>
      <TextField
        label="Find a setting"
        type="search"
        optional
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <p role="status">{`${settings.filter(isFound).length} of ${settings.length}`}</p>
      <ul key={generation} className={css.rows}>
        {settings.map((setting) => (
          <SettingRow
            key={settingName(setting)}
            setting={setting}
            isHidden={!isFound(setting)}
            onUnsaved={onUnsaved}
          />
        ))}
      </ul>
      <LeaveDialog {...question} />
    </Stack>
  )
}

/** Which rows have text that is not saved; `drop` begins all rows anew. */
function useUnsavedRows() {
  const [names, setNames] = useState<ReadonlySet<string>>(new Set())
  const [generation, setGeneration] = useState(0)
  const onUnsaved = useCallback(
    (name: string, isUnsaved: boolean) =>
      setNames((all) => {
        if (all.has(name) === isUnsaved) return all
        const others = [...all].filter((each) => each !== name)
        return new Set(isUnsaved ? [...others, name] : others)
      }),
    [],
  )
  const drop = () => {
    setNames(new Set())
    setGeneration(generation + 1)
  }
  return { generation, onUnsaved, hasUnsaved: names.size > 0, drop }
}
