import { flagOf } from '#contract/settings.ts'
import type { siteCalls } from '#contract/site.ts'
import type { Handlers } from '#server/http/handler.ts'
import { invalid } from '#server/http/http-error.ts'
import type { SiteSettings } from './settings-reader.ts'

export const siteHandlers: Handlers<typeof siteCalls> = {
  getStoreSettings: ({ body }, { shop, projectId }) => {
    refuseOtherKey(body.settings_key, 'store')
    return shop.settings.current(projectId).store
  },
  getAppSettings: ({ body }, { shop, projectId }) => {
    refuseOtherKey(body.settings_key, 'app')
    return shop.settings.current(projectId).app
  },
  getAppInfo: (_, { shop }) => [{ app_version: shop.appVersion }],
  getActiveRedirects: (_, { shop, projectId }) => [...shop.settings.current(projectId).redirects],
}

export const isDown = (settings: SiteSettings): boolean => flagOf(settings.app, 'down_for_maintenance')

function refuseOtherKey(key: string, wanted: string): void {
  if (key !== wanted) throw invalid(`settings_key: must be ${wanted}`)
}
