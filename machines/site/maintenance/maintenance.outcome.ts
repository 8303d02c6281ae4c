import type { AppVersion } from '#contract/site/site.ts'

/** The version of the first item in a response, or null, which counts as a failure. */
export const versionIn = (appInfo: readonly AppVersion[] | null): string | null =>
  appInfo?.[0]?.app_version ?? null
