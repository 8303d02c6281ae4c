import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT, type ProjectId } from '#contract/platform/constants.ts'
import { flagOf } from '#contract/site/settings.ts'
import type { Settings } from '#contract/site/site.ts'
import { coalesced } from '#server/platform/database/coalesced-refresh.ts'
import type { Db } from '#server/platform/database/db.ts'
import { int4, jsonb, text, textOf } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'

export interface SiteSettings {
  readonly store: Settings
  readonly app: Settings
  /** secrets, which staff can replace and nobody can read */
  readonly server: Settings
}

/** Settings in memory; read values with `flagOf`, `numberOf` and `textOf` of the contract. */
export interface SettingsReader {
  /** increases with every change */
  readonly version: string
  /** at most one second old */
  current(projectId: ProjectId): SiteSettings
  /** read from the database now; for decisions about money */
  fresh(projectId: ProjectId): Promise<SiteSettings>
  /** Reloads when the version has changed. */
  refresh(): Promise<void>
}

export const isDown = (settings: SiteSettings): boolean => flagOf(settings.app, 'down_for_maintenance')

const settingsVersion = statement({
  name: 'settings-version',
  sql: `select version::text from versions where name = 'settings'`,
  row: { version: text },
})
const selectSettings = statement({
  name: 'settings',
  sql: 'select project_id, kind, key, value from settings order by key',
  row: { project_id: int4, kind: textOf<keyof SiteSettings>(), key: text, value: jsonb<Settings[string]>() },
})
export async function openSettings(db: Db): Promise<SettingsReader> {
  let version = ''
  let byProject: ReadonlyMap<ProjectId, SiteSettings> = new Map()
  const refresh = coalesced(async () => {
    const [row] = await settingsVersion(db)
    if (!row || row.version === version) return
    byProject = await readAll(db)
    version = row.version
  })
  await refresh()
  const current = (projectId: ProjectId) => byProject.get(projectId) ?? EMPTY
  return {
    get version() {
      return version
    },
    current,
    fresh: async (projectId) => {
      await refresh()
      return current(projectId)
    },
    refresh,
  }
}

const EMPTY: SiteSettings = { store: {}, app: {}, server: {} }

async function readAll(db: Db): Promise<ReadonlyMap<ProjectId, SiteSettings>> {
  const rows = await selectSettings(db)
  return new Map(
    ([CONSUMER_PROJECT, PROFESSIONAL_PROJECT] as const).map((id) => [id, siteSettingsOf(rows, id)]),
  )
}

/** The settings of a storefront in the transaction of a caller; for what must not be changed by a change of them. */
export const readSettings = async (db: Db, projectId: ProjectId): Promise<SiteSettings> =>
  siteSettingsOf(await selectSettings(db), projectId)

interface SettingRow {
  readonly project_id: number
  readonly kind: string
  readonly key: string
  readonly value: Settings[string]
}

/** The settings of a storefront among rows of the table. */
export function siteSettingsOf(rows: readonly SettingRow[], projectId: ProjectId): SiteSettings {
  const own = rows.filter((row) => row.project_id === projectId)
  const of = (kind: keyof SiteSettings): Settings =>
    Object.fromEntries(own.filter((row) => row.kind === kind).map(({ key, value }) => [key, value]))
  return { store: of('store'), app: of('app'), server: of('server') }
}
