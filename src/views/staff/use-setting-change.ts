import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SaveSettingAnswer, StaffSetting } from '#contract/staff/staff-settings.ts'
import { saveSetting, settingHistoryQuery, settingsQuery } from '#src/services/staff/staff-queries.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { useStaffCall } from './use-staff-call.ts'

/** What is typed over a setting and not saved. */
interface TypedValue {
  readonly text: string
  /** the value that the text was typed over, or the version of a secret */
  readonly before: StaffSetting['value']
}

export const settingName = ({ kind, key }: Pick<StaffSetting, 'kind' | 'key'>) => `${kind} ${key}`

/** The change of one setting, and what became of saving it. */
export function useSettingChange(setting: StaffSetting) {
  const [typed, setTyped] = useState<TypedValue | null>(null)
  const { run, isPending, answer, failure, forget } = useStaffCall<SaveSettingAnswer>()
  const show = useShownSetting()
  const { call } = useShop()
  const type = (text: string) =>
    setTyped((current) => {
      const before = current ? current.before : versionOf(setting)
      const isSame = text === (setting.version === undefined ? String(before) : '')
      return isSame && !isPending ? null : { text, before }
    })
  const send = async ({ text: sent, before }: TypedValue): Promise<SaveSettingAnswer> => {
    const { kind, key } = setting
    const saved = await saveSetting(call, { kind, key, before, value: sent })
    if (saved.kind === 'invalid') return saved
    const { setting: current } = saved
    await show([current, ...(saved.kind === 'saved' ? saved.others : [])])
    // a save whose answer was lost is found again as a change
    const isSaved = saved.kind === 'saved' || String(current.value) === sent
    // text typed on meanwhile, or over what somebody else saved, is still to be saved
    setTyped((now) =>
      now === null || (now.text === sent && isSaved) ? null : { text: now.text, before: versionOf(current) },
    )
    return saved
  }
  return {
    text: typed?.text ?? null,
    isPending,
    answer,
    failure,
    type,
    takeTheirs: () => {
      setTyped(null)
      forget()
    },
    save: () => {
      if (typed) void run(() => send(typed))
    },
  }
}

export type SettingChange = ReturnType<typeof useSettingChange>

/** By which the server notices that somebody else changed it. */
const versionOf = ({ value, version }: StaffSetting) => version ?? value

/** Puts settings of the server into the list, and reads their history again. */
function useShownSetting() {
  const { call } = useShop()
  const queries = useQueryClient()
  const { queryKey } = settingsQuery(call)
  return async (changed: readonly StaffSetting[]) => {
    const byName = new Map(changed.map((each) => [settingName(each), each]))
    // an answer to an earlier call would put back what is older
    await queries.cancelQueries({ queryKey })
    queries.setQueryData(queryKey, (all) => all?.map((each) => byName.get(settingName(each)) ?? each))
    for (const { kind, key } of changed)
      void queries.invalidateQueries({ queryKey: settingHistoryQuery(call, kind, key).queryKey })
  }
}
