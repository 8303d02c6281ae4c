import { type MouseEvent, useReducer, useState } from 'react'
import { useLocation } from 'react-router'
import { counted } from '#contract/platform/format-count.ts'
import type { StaffSetting } from '#contract/staff/staff-settings.ts'
import { settingsQuery } from '#src/services/staff/staff-queries.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Cluster, Stack } from '#src/ui/layout/stack.tsx'
import { LeaveDialog } from '#src/views/platform/components/loss-dialog.tsx'
import { useLeaveQuestion } from '#src/views/platform/hooks/use-leave-question.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { LoadingRows } from '#src/views/staff/loading-rows.tsx'
import { useStaffQuery } from '#src/views/staff/use-staff-query.ts'
import { nextDrafts } from './setting-drafts.ts'
import { groupId, SettingGroup } from './setting-group.tsx'
import * as css from './settings.css.ts'
import { groupSettings, isFound } from './shown-settings.ts'

/** The settings of the storefront by subject; what is saved works at once. */
export function SettingsScreen() {
  const { call } = useShop()
  const settings = useStaffQuery(settingsQuery(call))
  if (settings.isPending) return <LoadingRows />
  if (settings.isLoadingError)
    return <ErrorState title="Could not load the settings." onRetry={() => void settings.refetch()} />
  return <Settings settings={settings.data} />
}

function Settings({ settings }: { settings: readonly StaffSetting[] }) {
  const asked = new URLSearchParams(useLocation().search).get('find') ?? ''
  const [search, setSearch] = useState(asked)
  const [answered, setAnswered] = useState(asked)
  // another link has led here
  if (asked !== answered) {
    setAnswered(asked)
    setSearch(asked)
  }
  const [drafts, dispatch] = useReducer(nextDrafts, {})
  const names = Object.keys(drafts)
  const question = useLeaveQuestion(names.length > 0, () => dispatch({ type: 'dropped', names }))
  const groups = groupSettings(settings)
  const found = groups
    .map(({ title, settings }) => ({
      title,
      count: settings.filter(({ shown }) => isFound(shown, search)).length,
    }))
    .filter(({ count }) => count > 0)
  return (
    <Stack as="section" aria-label="Settings" gap={24}>
      <div className={css.find}>
        <TextField
          label="Find a setting"
          type="search"
          optional
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      </div>
      <p role="status">{`${found.reduce((sum, { count }) => sum + count, 0)} of ${counted(settings.length, 'setting')}`}</p>
      <GroupLinks titles={found.map(({ title }) => title)} />
      {groups.map((group) => (
        <SettingGroup key={group.title} group={group} drafts={drafts} search={search} dispatch={dispatch} />
      ))}
      <LeaveDialog {...question} />
    </Stack>
  )
}

function GroupLinks({ titles }: { titles: readonly string[] }) {
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    const heading = document.getElementById(event.currentTarget.hash.slice(1))
    if (!heading) return
    event.preventDefault()
    heading.focus({ preventScroll: true })
    heading.scrollIntoView()
  }
  return (
    <nav aria-label="Groups of settings">
      <Cluster gap={8}>
        {titles.map((title) => (
          <a key={title} href={`#${groupId(title)}`} className={css.groupLink} onClick={go}>
            {title}
          </a>
        ))}
      </Cluster>
    </nav>
  )
}
