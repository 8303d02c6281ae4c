import type { SettingControl } from '#contract/staff/setting-texts.ts'
import type { StaffFailure } from '#contract/staff/staff-failure.ts'
import type { SaveSettingAnswer, StaffSetting } from '#contract/staff/staff-settings.ts'
import { endOf } from '#src/views/staff/use-staff-call.ts'
import { isSavedAs, type SettingEvent, settingName, versionOf } from './setting-drafts.ts'

/** A setting whose text is saved. */
export interface SettingChange {
  readonly setting: StaffSetting
  readonly label: string
  readonly control: SettingControl
  readonly text: string
  readonly before: StaffSetting['value']
}

export interface SaveResult {
  readonly saved: number
  readonly sent: number
  /** what to know of what was saved */
  readonly notes: readonly string[]
  /** null: every call was answered */
  readonly failure: StaffFailure | null
}

interface SaveSteps {
  readonly send: (change: SettingChange) => Promise<SaveSettingAnswer>
  /** resolves when the answer is shown */
  readonly report: (event: SettingEvent) => Promise<void>
}

/**
 * Saves one after the other, in the order of the group. A secret is kept back when its address was not saved, because it
 * would be sent to the former one; after a call that failed the others are kept back too.
 */
export async function saveSettings(
  changes: readonly SettingChange[],
  { send, report }: SaveSteps,
): Promise<SaveResult> {
  const versions = new Map<string, StaffSetting['value']>()
  const unsaved = new Map<string, string>()
  const notes = new Map<string, string>()
  let failure: StaffFailure | null = null
  for (const change of changes) {
    const { setting, label, control, text } = change
    const reason = heldReason(control, unsaved, failure)
    if (reason !== null) {
      unsaved.set(setting.key, label)
      await report({ type: 'held', setting, reason })
      continue
    }
    const before = versions.get(settingName(setting)) ?? change.before
    const end = await endOf(() => send({ ...change, before }))
    if (end.kind === 'failed') {
      unsaved.set(setting.key, label)
      // what is wrong with one text says nothing of the others
      failure = end.failure.kind === 'rejected' ? null : end.failure
      await report({ type: 'failed', setting, failure: end.failure })
      continue
    }
    const { answer } = end
    if (answer.kind === 'saved')
      for (const other of answer.others) versions.set(settingName(other), versionOf(other))
    if (isSavedAs(answer, text)) notes.set(subjectOf(setting.key), noteOf(answer, label))
    else unsaved.set(setting.key, label)
    await report({ type: 'answered', setting, answer })
  }
  const told = [...notes.values()].filter((note) => note !== '')
  return { saved: changes.length - unsaved.size, sent: changes.length, notes: told, failure }
}

function heldReason(
  control: SettingControl,
  unsaved: ReadonlyMap<string, string>,
  failure: StaffFailure | null,
): string | null {
  if (failure !== null) return 'Not saved, because the one before it could not be saved.'
  const address = control.kind === 'secret' ? unsaved.get(control.sentTo ?? '') : undefined
  return address === undefined
    ? null
    : `Not saved, because it is sent to the address in "${address}", which was not saved.`
}

/** Settings whose notes are about the same: that of the last one is true of all. */
const subjectOf = (key: string): string => key.split('_')[0] ?? key

function noteOf(answer: SaveSettingAnswer, label: string): string {
  const note = answer.kind === 'saved' ? answer.text.replace(/^Saved\. ?/, '') : ''
  return note === '' ? '' : `${label}: ${note}`
}
