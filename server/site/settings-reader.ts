import type { Kysely } from 'kysely'
import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT, type ProjectId } from '#contract/constants.ts'
import type { Redirect, Settings } from '#contract/site.ts'
import { coalesced } from '#server/database/coalesced-refresh.ts'
import type { Database } from '#server/database/schema.ts'
import { bool, int4, jsonb, nullable, text, textOf } from '#server/database/sql-type.ts'
import { statement } from '#server/database/statement.ts'

export interface PageSeo {
  readonly page_title: string | null
  readonly seo_meta: string | null
}

export interface SiteSettings {
  readonly store: Settings
  readonly app: Settings
  readonly redirects: readonly Redirect[]
  /** keyed by path in lower case */
  readonly pageSeo: ReadonlyMap<string, PageSeo>
}

/** Settings in memory; read values with `flagOf`, `numberOf` and `textOf` of the contract. */
export interface SettingsReader {
  /** increases with every change */
  readonly version: string
  /** at most one second old */
  current(projectId: ProjectId): SiteSettings
  /** read from the database now, or at this version; for decisions about money */
  fresh(projectId: ProjectId, version?: string): Promise<SiteSettings>
  /** Reloads when the version has changed. */
  refresh(): Promise<void>
}

const settingsVersion = statement({
  name: 'settings-version',
  sql: `select version::text from versions where name = 'settings'`,
  row: { version: text },
})
const selectSettings = statement({
  name: 'settings',
  sql: 'select project_id, kind, key, value from settings order by key',
  row: { project_id: int4, kind: textOf<'store' | 'app'>(), key: text, value: jsonb<Settings[string]>() },
})
const selectRedirects = statement({
  name: 'redirects',
  sql: 'select project_id, source_url, target_url, external, is_filter from redirects order by id',
  row: { project_id: int4, source_url: text, target_url: text, external: bool, is_filter: bool },
})
const selectPageSeo = statement({
  name: 'page-seo',
  sql: 'select project_id, path, page_title, seo_meta from page_seo',
  row: { project_id: int4, path: text, page_title: nullable(text), seo_meta: nullable(text) },
})

export async function openSettings(db: Kysely<Database>): Promise<SettingsReader> {
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
    fresh: async (projectId, known) => {
      if (known !== version) await refresh()
      return current(projectId)
    },
    refresh,
  }
}

const EMPTY: SiteSettings = { store: {}, app: {}, redirects: [], pageSeo: new Map() }

async function readAll(db: Kysely<Database>): Promise<ReadonlyMap<ProjectId, SiteSettings>> {
  const [settings, redirects, seo] = await Promise.all([
    selectSettings(db),
    selectRedirects(db),
    selectPageSeo(db),
  ])
  const of = (projectId: ProjectId): SiteSettings => {
    const here = <T extends { project_id: number }>(rows: readonly T[]) =>
      rows.filter((row) => row.project_id === projectId)
    const kind = (wanted: 'store' | 'app') =>
      Object.fromEntries(
        here(settings)
          .filter((row) => row.kind === wanted)
          .map((row) => [row.key, row.value]),
      )
    return {
      store: kind('store'),
      app: kind('app'),
      redirects: here(redirects).map(({ source_url, target_url, external, is_filter }) => ({
        source_url,
        target_url,
        external,
        is_filter,
      })),
      pageSeo: new Map(
        here(seo).map(({ path, page_title, seo_meta }) => [path.toLowerCase(), { page_title, seo_meta }]),
      ),
    }
  }
  return new Map(([CONSUMER_PROJECT, PROFESSIONAL_PROJECT] as const).map((id) => [id, of(id)]))
}
