import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SaveSettingAnswer, StaffSetting } from '#contract/staff-settings.ts'
import { saveSetting, settingHistoryQuery, settingsQuery } from '#src/services/staff-queries.ts'
import { useShop } from '#src/views/shop/shop-context.ts'

/** What is typed over a setting, and what became of saving it. */
export interface SettingChange {
  /** null: nothing that is not saved */
  readonly typed: string | null
  /** the value that the text was typed over, or the version of a secret */
  readonly before: StaffSetting['value']
  readonly isPending: boolean
  readonly answer: SaveSettingAnswer | 'lost' | null
}

export const settingName = ({ kind, key }: Pick<StaffSetting, 'kind' | 'key'>) => `${kind} ${key}`

/** The changes of all settings, whether their rows are shown or filtered away. */
export function useSettingChanges() {
  const [changes, setChanges] = useState<Readonly<Record<string, SettingChange>>>({})
  const changeOf = (setting: StaffSetting): SettingChange =>
    changes[settingName(setting)] ?? unchanged(setting)
  const put = (setting: StaffSetting, next: (change: SettingChange) => Partial<SettingChange>) =>
    setChanges((all) => {
      const change = all[settingName(setting)] ?? unchanged(setting)
      return { ...all, [settingName(setting)]: { ...change, ...next(change) } }
    })
  const type = (setting: StaffSetting, text: string) =>
    put(setting, ({ typed, before, isPending }) => {
      const base = typed === null ? versionOf(setting) : before
      const isSame = text === (setting.version === undefined ? String(base) : '')
      return { typed: isSame && !isPending ? null : text, before: base }
    })
  const takeTheirs = (setting: StaffSetting) => put(setting, () => ({ typed: null, answer: null }))
  const save = useSaving(put)
  return {
    changeOf,
    type,
    takeTheirs,
    save: (setting: StaffSetting) => save(setting, changeOf(setting)),
    hasUnsaved: Object.values(changes).some(({ typed }) => typed !== null),
    drop: () => setChanges({}),
  }
}

/** By which the server notices that somebody else changed it. */
const versionOf = ({ value, version }: StaffSetting) => version ?? value

const unchanged = (setting: StaffSetting): SettingChange => ({
  typed: null,
  before: versionOf(setting),
  isPending: false,
  answer: null,
})

type Put = (setting: StaffSetting, next: (change: SettingChange) => Partial<SettingChange>) => void

function useSaving(put: Put) {
  const { call } = useShop()
  const queries = useQueryClient()
  const { queryKey } = settingsQuery(call)
  return async (setting: StaffSetting, { typed: sent, before }: SettingChange) => {
    if (sent === null) return
    put(setting, () => ({ isPending: true, answer: null }))
    try {
      const { kind, key } = setting
      const answer = await saveSetting(call, { kind, key, before, value: sent })
      if (answer.kind === 'invalid') return put(setting, () => ({ isPending: false, answer }))
      const { setting: current } = answer
      // an answer to an earlier call would put back what is older
      await queries.cancelQueries({ queryKey })
      queries.setQueryData(queryKey, (all) =>
        all?.map((each) => (settingName(each) === settingName(current) ? current : each)),
      )
      void queries.invalidateQueries({ queryKey: settingHistoryQuery(call, kind, key).queryKey })
      // a save whose answer was lost is found again as a change
      const isSaved = answer.kind === 'saved' || String(current.value) === sent
      put(setting, ({ typed }) => ({
        isPending: false,
        answer,
        before: versionOf(current),
        // text typed on meanwhile, or over what somebody else saved, is still to be saved
        typed: typed === sent && isSaved ? null : typed,
      }))
    } catch {
      put(setting, () => ({ isPending: false, answer: 'lost' }))
      void queries.invalidateQueries({ queryKey: ['staff', 'session'] })
    }
  }
}
