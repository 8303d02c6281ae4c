import { counted } from '#contract/platform/format-count.ts'
import { Button } from '#src/ui/action/button.tsx'
import { ErrorSummary, type FieldProblem } from '#src/ui/form/error-summary.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { Cluster } from '#src/ui/layout/stack.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import type { SaveResult } from './save-settings.ts'
import { type SettingDrafts, type SettingEvent, settingName } from './setting-drafts.ts'
import { fieldId, SettingRow } from './setting-row.tsx'
import { isFound, type ShownGroup, type ShownSetting } from './shown-settings.ts'
import * as css from './settings.css.ts'
import { changesOf, useGroupSave } from './use-group-save.ts'

interface SettingGroupProps {
  group: ShownGroup
  drafts: SettingDrafts
  /** what is looked for */
  search: string
  dispatch: (event: SettingEvent) => void
}

/** The settings of one subject, which are saved together; one that was not saved is shown whatever is looked for. */
export function SettingGroup({ group, drafts, search, dispatch }: SettingGroupProps) {
  const { title, settings } = group
  const { isSaving, result, attempt, save } = useGroupSave(dispatch)
  const changes = changesOf(settings, drafts)
  const draftOf = ({ setting }: ShownSetting) => drafts[settingName(setting)]
  const isHidden = (each: ShownSetting) => !isFound(each.shown, search) && !draftOf(each)?.problem
  return (
    <section aria-label={`Settings: ${title}`} hidden={settings.every(isHidden)} className={css.group}>
      <h2 id={groupId(title)} tabIndex={-1} className={css.heading}>
        {title}
      </h2>
      <Form onSubmit={() => void save(changes)}>
        <ErrorSummary problems={problemsOf(settings, drafts)} attempt={attempt} headingLevel="h3" />
        <ul className={css.rows}>
          {settings.map((each) => (
            <SettingRow
              key={settingName(each.setting)}
              {...each}
              draft={draftOf(each)}
              isHidden={isHidden(each)}
              dispatch={dispatch}
            />
          ))}
        </ul>
        <SaveBar
          title={title}
          changes={changes.length}
          isSaving={isSaving}
          result={result}
          onReset={() =>
            dispatch({ type: 'dropped', names: changes.map(({ setting }) => settingName(setting)) })
          }
        />
      </Form>
    </section>
  )
}

/** Of its heading. */
export const groupId = (title: string) => `settings-${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`

function problemsOf(settings: readonly ShownSetting[], drafts: SettingDrafts): readonly FieldProblem[] {
  return settings.flatMap(({ setting, shown }) => {
    const problem = drafts[settingName(setting)]?.problem
    if (!problem) return []
    const text = `${shown.label}: ${problem.text}`
    return problem.kind === 'failed' ? { text } : { text, fieldId: fieldId(setting) }
  })
}

interface SaveBarProps {
  title: string
  changes: number
  isSaving: boolean
  result: SaveResult | null
  onReset: () => void
}

function SaveBar({ title, changes, isSaving, result, onReset }: SaveBarProps) {
  const offline = useOffline()
  const nothing = changes === 0 ? 'Nothing to save.' : null
  const name = saveText(changes)
  // what was saved is told where the button was pressed
  const isInUse = changes > 0 || result !== null
  return (
    <Cluster className={isInUse ? css.stickyBar : css.bar}>
      <Button
        type="submit"
        tone="primary"
        busy={isSaving}
        blockedReason={nothing ?? offline}
        reasonHidden={nothing !== null}
        aria-label={`${name} in ${title}`}
      >
        {name}
      </Button>
      <Button
        tone="outline"
        blockedReason={nothing ?? (isSaving ? 'Wait until it is saved.' : null)}
        reasonHidden
        aria-label={`Reset ${title}`}
        onClick={onReset}
      >
        Reset
      </Button>
      <div role="status">
        {result && (
          <>
            <p>{resultText(result, changes)}</p>
            {result.notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </>
        )}
      </div>
    </Cluster>
  )
}

function saveText(changes: number): string {
  return changes === 0 ? 'Save changes' : `Save ${counted(changes, 'change')}`
}

/** What was saved, until something is typed on. */
function resultText({ saved, sent }: SaveResult, changes: number): string {
  if (saved < sent)
    return saved === 0 ? 'Nothing was saved.' : `Saved ${saved} of ${counted(sent, 'setting')}.`
  if (changes > 0) return ''
  return saved === 1 ? 'Saved.' : `Saved ${counted(saved, 'setting')}.`
}
