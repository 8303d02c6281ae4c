import type { siteCalls } from '#contract/site/site.ts'
import { activeRedirects } from '#server/content/active-redirects.ts'
import { pathOfUrl } from '#server/platform/html/content-address.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { invalid } from '#server/platform/http/http-error.ts'
import { publicSettings, publicStoreSettings } from '#server/site/public-settings.ts'

export const siteHandlers: Handlers<typeof siteCalls> = {
  getStoreSettings: ({ body }, { shop, projectId }) => {
    refuseOtherKey(body.settings_key, 'store')
    return publicStoreSettings(shop.settings.current(projectId))
  },
  getAppSettings: ({ body }, { shop, projectId }) => {
    refuseOtherKey(body.settings_key, 'app')
    return publicSettings(shop.settings.current(projectId), shop.takesCards)
  },
  getAppInfo: (_, { shop }) => [{ app_version: shop.appVersion }],
  getActiveRedirects: (_, { shop, projectId }) =>
    shop.content.answer(`redirects ${projectId} ${shop.settings.version}`, () =>
      activeRedirects(shop, projectId),
    ),
  followRedirect: ({ body }, { shop, projectId, now }) => {
    const redirect = shop.content.current(projectId).find('redirect', pathOfUrl(body.url))
    if (redirect) shop.redirectHits.count(projectId, redirect.key, now())
    return { success: redirect !== null }
  },
}

function refuseOtherKey(key: string, wanted: string): void {
  if (key !== wanted) throw invalid(`settings_key: must be ${wanted}`)
}
