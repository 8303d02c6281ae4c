import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SaveSettingAnswer } from '#contract/staff/staff-settings.ts'
import { saveSetting, settingHistoryQuery, settingsQuery } from '#src/services/staff/staff-queries.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { type SaveResult, saveSettings, type SettingChange } from './save-settings.ts'
import { type SettingDrafts, type SettingEvent, settingName } from './setting-drafts.ts'
import type { ShownSetting } from './shown-settings.ts'

/** The save of the changed settings of a group. */
export function useGroupSave(dispatch: (event: SettingEvent) => void) {
  const [isSaving, setSaving] = useState(false)
  const [result, setResult] = useState<SaveResult | null>(null)
  const [attempt, setAttempt] = useState(0)
  const replace = useReplacedSettings()
  const queries = useQueryClient()
  const { call } = useShop()
  const send = ({ setting: { kind, key }, before, text }: SettingChange) =>
    saveSetting(call, { kind, key, before, value: text })
  const report = async (event: SettingEvent) => {
    if (event.type === 'answered') await replace(event.answer)
    dispatch(event)
  }
  const save = async (changes: readonly SettingChange[]) => {
    if (isSaving || changes.length === 0) return
    setSaving(true)
    setResult(null)
    dispatch({ type: 'sent', names: changes.map(({ setting }) => settingName(setting)) })
    const end = await saveSettings(changes, { send, report })
    // the log-in is shown when the session is over
    if (end.failure !== null) void queries.invalidateQueries({ queryKey: ['staff', 'session'] })
    setResult(end)
    setAttempt((count) => count + 1)
    setSaving(false)
  }
  return { isSaving, result, attempt, save }
}

export function changesOf(
  settings: readonly ShownSetting[],
  drafts: SettingDrafts,
): readonly SettingChange[] {
  return settings.flatMap(({ setting, shown: { label, control } }) => {
    const draft = drafts[settingName(setting)]
    return draft ? [{ setting, label, control, text: draft.text, before: draft.before }] : []
  })
}

/** Puts the settings of an answer into the list, and reads their history again. */
function useReplacedSettings() {
  const { call } = useShop()
  const queries = useQueryClient()
  const { queryKey } = settingsQuery(call)
  return async (answer: SaveSettingAnswer) => {
    if (answer.kind === 'invalid') return
    const changed = [answer.setting, ...(answer.kind === 'saved' ? answer.others : [])]
    const byName = new Map(changed.map((each) => [settingName(each), each]))
    // an answer to an earlier call would put back what is older
    await queries.cancelQueries({ queryKey })
    queries.setQueryData(queryKey, (all) => all?.map((each) => byName.get(settingName(each)) ?? each))
    for (const { kind, key } of changed)
      void queries.invalidateQueries({ queryKey: settingHistoryQuery(call, kind, key).queryKey })
  }
}
