import { counted } from '#contract/platform/format-count.ts'
import type { Answer } from '#contract/platform/endpoint.ts'
import { settingLabel } from '#contract/staff/setting-texts.ts'
import type { ReadinessLine, staffSetupCalls } from '#contract/staff/staff-setup.ts'
import { readinessQuery } from '#src/services/staff/staff-queries.ts'
import { Badge } from '#src/ui/display/badge.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { useShop } from '#src/views/platform/shop-context.ts'
import { settingsPath } from './desk-location.ts'
import { QueryState } from './query-state.tsx'
import * as css from './staff-page.css.ts'
import { staffPath } from './use-staff-location.ts'
import { useStaffQuery } from './use-staff-query.ts'

/** What is left to do before the shop opens. */
export function SetupScreen() {
  const { call } = useShop()
  const readiness = useStaffQuery(readinessQuery(call))
  return (
    <Stack as="section" aria-label="Setup">
      {readiness.data === undefined ? (
        <QueryState query={readiness} title="Could not load what is left to do." />
      ) : (
        <Readiness {...readiness.data} />
      )}
    </Stack>
  )
}

function Readiness({ lines, storefronts }: Answer<typeof staffSetupCalls.readiness>) {
  const nameOf = (project: number | null): string =>
    project === null
      ? 'The shop'
      : (storefronts.find(({ project_id }) => project_id === project)?.name ?? `Storefront ${project}`)
  const blocking = lines.filter(({ state }) => state === 'blocking').length
  const groups = [...new Set(lines.map(({ project_id }) => project_id))]
  return (
    <>
      <Notice tone={blocking === 0 ? 'success' : 'warn'}>
        {blocking === 0
          ? 'The shop can open.'
          : `${counted(blocking, 'thing holds', 'things hold')} the shop back.`}
      </Notice>
      {groups.map((group) => (
        <section key={group ?? 'shop'} aria-label={nameOf(group)}>
          <h2>{nameOf(group)}</h2>
          <ul className={css.rows}>
            {STATES_IN_ORDER.flatMap((state) =>
              lines.filter((line) => line.project_id === group && line.state === state),
            ).map((line) => (
              <li key={line.key} className={css.row}>
                <Badge tone={TONES[line.state]}>{STATES[line.state]}</Badge> {line.text}
                <SettingLinks line={line} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p>
        Settings are changed at <Link to={staffPath({ screen: 'settings' })}>Settings</Link>, or all at once
        by <code>npm run shop -- setup</code>.
      </p>
    </>
  )
}

/** What ends a line: links to settings of this storefront, the names of those of the other one, which has a desk of its own. */
function SettingLinks({ line: { settings, project_id } }: { line: ReadinessLine }) {
  const { projectId } = useShop()
  if (settings.length === 0) return null
  const isOurs = project_id === projectId
  return (
    <div className={css.settingLinks}>
      {isOurs ? 'Settings:' : 'Settings at the desk of this storefront:'}
      {settings.map(settingLabel).map((label) =>
        isOurs ? (
          <Link key={label} to={settingsPath(label)}>
            {label}
          </Link>
        ) : (
          <span key={label}>{label}</span>
        ),
      )}
    </div>
  )
}

const STATES_IN_ORDER = ['blocking', 'open', 'done'] as const
const STATES = { done: 'Done', open: 'Open', blocking: 'To do' } as const
const TONES = { done: 'success', open: 'neutral', blocking: 'warn' } as const
