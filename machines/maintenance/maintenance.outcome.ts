import type { AppVersion } from '#contract/site.ts'

/** The version in an answer: that of its first item, or null when it has none, which counts as a failure. */
export const versionIn = (appInfo: readonly AppVersion[] | null): string | null =>
  appInfo?.[0]?.app_version ?? null
