import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { siteCalls } from '#contract/site/site.ts'
import type { LoadAppInfoLogic } from '#machines/site/maintenance/maintenance.types.ts'
import type { SearchProductsLogic } from '#machines/catalogue/product-search/product-search.types.ts'
import type { LoadSettingsLogic } from '#machines/storefront/shop/shop.types.ts'
import type { ReadVersionLogic } from '#machines/site/version-check/version-check.types.ts'
import type { Call } from '#src/services/platform/client/client.ts'
import { suggestionsQuery } from '#src/services/platform/queries.ts'

export function siteServices(call: Call) {
  const loadSettings: LoadSettingsLogic = fromPromise(async ({ signal }) => {
    const [storeSettings, appSettings] = await Promise.all([
      call(siteCalls.getStoreSettings, { body: { settings_key: 'store' } }, { signal }),
      call(siteCalls.getAppSettings, { body: { settings_key: 'app' } }, { signal }),
    ])
    return { storeSettings, appSettings }
  })
  return { loadSettings }
}

export function appInfoServices(call: Call) {
  const loadAppInfo: LoadAppInfoLogic = fromPromise(({ signal }) =>
    call(siteCalls.getAppInfo, { body: {} }, { signal }),
  )
  return { loadAppInfo }
}

export function versionServices(readVersion: () => string | null): {
  readonly readVersion: ReadVersionLogic
} {
  return { readVersion: fromPromise(async () => readVersion()) }
}

export function searchServices(call: Call, queries: QueryClient) {
  const searchProducts: SearchProductsLogic = fromPromise(({ input, signal }) => {
    const query = suggestionsQuery(call, input.search_term)
    signal.addEventListener('abort', () => void queries.cancelQueries(query))
    return queries.query(query)
  })
  return { searchProducts }
}
