import { isRefusal, type StaffFailure } from '#contract/staff/staff-failure.ts'
import type { SaveSettingAnswer, StaffSetting } from '#contract/staff/staff-settings.ts'
import { causeText, staffFailureText } from '#src/views/staff/staff-failure-text.ts'
import { shownValue } from './shown-value.ts'

type Value = StaffSetting['value']

/** Why a setting was not saved. */
export interface SettingProblem {
  /** `changed`: somebody else changed it; `failed`: the call, not the text */
  readonly kind: 'invalid' | 'changed' | 'failed'
  readonly text: string
}

/** What is typed over a setting and not saved. */
export interface SettingDraft {
  readonly text: string
  /** the value that the text was typed over, or the version of a secret */
  readonly before: Value
  /** the text that is being saved; null: none */
  readonly sent: string | null
  readonly problem: SettingProblem | null
}

/** By the name of the setting; a setting without unsaved text has none. */
export type SettingDrafts = Readonly<Record<string, SettingDraft>>

export type SettingEvent =
  | { readonly type: 'typed'; readonly setting: StaffSetting; readonly text: string }
  | { readonly type: 'sent'; readonly names: readonly string[] }
  | { readonly type: 'answered'; readonly setting: StaffSetting; readonly answer: SaveSettingAnswer }
  | { readonly type: 'failed'; readonly setting: StaffSetting; readonly failure: StaffFailure }
  /** it was not sent after all, because another one was not saved */
  | { readonly type: 'held'; readonly setting: StaffSetting; readonly reason: string }
  | { readonly type: 'dropped'; readonly names: readonly string[] }

export const settingName = ({ kind, key }: Pick<StaffSetting, 'kind' | 'key'>) => `${kind} ${key}`

/** By which the server notices that somebody else changed it. */
export const versionOf = ({ value, version }: StaffSetting): Value => version ?? value

export function nextDrafts(drafts: SettingDrafts, event: SettingEvent): SettingDrafts {
  switch (event.type) {
    case 'typed':
      return withTyped(drafts, event.setting, event.text)
    case 'sent':
      return mapped(drafts, event.names, (draft) => ({ ...draft, sent: draft.text }))
    case 'answered':
      return withAnswer(drafts, event.setting, event.answer)
    case 'failed':
      return withProblem(drafts, event.setting, { kind: 'failed', text: failedText(event.failure) })
    case 'held':
      return withProblem(drafts, event.setting, { kind: 'failed', text: event.reason })
    case 'dropped':
      return mapped(drafts, event.names, () => null)
    default:
      return event satisfies never
  }
}

/** The drafts with a change of those that are there; null removes one. */
function mapped(
  drafts: SettingDrafts,
  names: readonly string[],
  change: (draft: SettingDraft) => SettingDraft | null,
): SettingDrafts {
  const entries = Object.entries(drafts).flatMap(([name, draft]): [string, SettingDraft][] => {
    const changed = names.includes(name) ? change(draft) : draft
    return changed === null ? [] : [[name, changed]]
  })
  return Object.fromEntries(entries)
}

function withTyped(drafts: SettingDrafts, setting: StaffSetting, text: string): SettingDrafts {
  const name = settingName(setting)
  const draft = drafts[name] ?? { text, before: versionOf(setting), sent: null, problem: null }
  const isSame = text === (setting.version === undefined ? String(draft.before) : '')
  // a save that is on its way changes it
  if (isSame && draft.sent === null) return mapped(drafts, [name], () => null)
  return { ...drafts, [name]: { ...draft, text } }
}

function withAnswer(drafts: SettingDrafts, setting: StaffSetting, answer: SaveSettingAnswer): SettingDrafts {
  if (answer.kind === 'invalid') return withProblem(drafts, setting, { kind: 'invalid', text: answer.text })
  const before = versionOf(answer.setting)
  const own = mapped(drafts, [settingName(setting)], (draft) => {
    const isSaved = isSavedAs(answer, draft.sent)
    if (isSaved && draft.text === draft.sent) return null
    return { ...draft, before, sent: null, problem: isSaved ? null : changedProblem(answer) }
  })
  if (answer.kind !== 'saved') return own
  // a secret that is saved together with its address is for the new one
  return answer.others.reduce(
    (all, other) =>
      mapped(all, [settingName(other)], (draft) =>
        draft.sent === null ? draft : { ...draft, before: versionOf(other) },
      ),
    own,
  )
}

/** A save whose answer was lost is found again as a change. */
export const isSavedAs = (answer: SaveSettingAnswer, sent: string | null): boolean =>
  answer.kind === 'saved' || (answer.kind === 'changed' && String(answer.setting.value) === sent)

const withProblem = (drafts: SettingDrafts, setting: StaffSetting, problem: SettingProblem): SettingDrafts =>
  mapped(drafts, [settingName(setting)], (draft) => ({ ...draft, sent: null, problem }))

function changedProblem({ text, setting }: Exclude<SaveSettingAnswer, { kind: 'invalid' }>): SettingProblem {
  const isSecret = setting.version !== undefined
  return {
    kind: 'changed',
    text: isSecret
      ? 'Somebody else replaced this secret. Save again to put yours in its place.'
      : `${text} Theirs: ${shownValue(setting.value)}`,
  }
}

const failedText = (failure: StaffFailure): string =>
  isRefusal(failure)
    ? `Not saved. ${staffFailureText(failure)}`
    : `${causeText(failure)} It may or may not be saved. Save again to make sure.`
