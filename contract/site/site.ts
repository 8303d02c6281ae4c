import * as v from 'valibot'
import { endpoint } from '#contract/platform/endpoint.ts'
import { Outcome, Text } from '#contract/platform/wire.ts'

/** Settings arrive as {key: value} with string or native values; `#contract/settings.ts` reads them. */
export const Settings = v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()]))
export type Settings = v.InferOutput<typeof Settings>

export const AppVersion = v.object({ app_version: v.string() })
export type AppVersion = v.InferOutput<typeof AppVersion>

export const Redirect = v.object({
  source_url: v.string(),
  target_url: v.string(),
  external: v.boolean(),
  is_filter: v.boolean(),
})
export type Redirect = v.InferOutput<typeof Redirect>

export const siteCalls = {
  getStoreSettings: endpoint({
    method: 'POST',
    path: 'public/api/site/get-store-settings',
    auth: 'none',
    summary: 'Phones, e-mail addresses, hours and names of the storefront',
    body: v.strictObject({ settings_key: Text(40) }),
    answer: Settings,
  }),
  getAppSettings: endpoint({
    method: 'POST',
    path: 'public/api/site/get-app-settings',
    auth: 'none',
    summary: 'Application settings of the storefront',
    body: v.strictObject({ settings_key: Text(40) }),
    answer: Settings,
  }),
  getAppInfo: endpoint({
    method: 'POST',
    path: 'public/api/site/get-app-info',
    auth: 'none',
    summary: 'The version of the app, as the first item of a list; fails during maintenance',
    body: v.strictObject({}),
    answer: v.array(AppVersion),
  }),
  getActiveRedirects: endpoint({
    method: 'GET',
    path: 'public/api/site/get-active-redirects',
    auth: 'none',
    summary: 'Redirects of the storefront',
    answer: v.array(Redirect),
  }),
  followRedirect: endpoint({
    method: 'POST',
    path: 'public/api/site/follow-redirect',
    auth: 'none',
    summary: 'Counts that a redirect was followed',
    body: v.strictObject({ url: Text(2_000) }),
    answer: Outcome,
  }),
}
