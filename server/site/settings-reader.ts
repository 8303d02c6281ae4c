import type { ProjectId } from '#contract/constants.ts'
import type { Redirect, Settings } from '#contract/site.ts'

export interface SiteSettings {
  /** counts up with every change */
  readonly version: number
  readonly store: Settings
  readonly app: Settings
  readonly redirects: readonly Redirect[]
  readonly pageSeo: ReadonlyMap<
    string,
    { readonly page_title: string | null; readonly seo_meta: string | null }
  >
}

/** Settings in memory, read with `flagOf`, `numberOf` and `textOf` of the contract. */
export interface SettingsReader {
  /** at most a second old */
  current(projectId: ProjectId): SiteSettings
  /** as the database has them now; for decisions about money */
  fresh(projectId: ProjectId): Promise<SiteSettings>
}
