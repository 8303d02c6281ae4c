import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { siteCalls } from '#contract/site.ts'
import type { SearchProductsLogic } from '#machines/product-search/product-search.types.ts'
import type { LoadAppInfoLogic, LoadSettingsLogic } from '#machines/shop/shop.types.ts'
import type { Call } from './client/client.ts'
import { suggestionsQuery } from './queries.ts'

export function siteServices(call: Call) {
  const loadSettings: LoadSettingsLogic = fromPromise(async ({ signal }) => {
    const [storeSettings, appSettings] = await Promise.all([
      call(siteCalls.getStoreSettings, { body: { settings_key: 'store' } }, { signal }),
      call(siteCalls.getAppSettings, { body: { settings_key: 'app' } }, { signal }),
    ])
    return { storeSettings, appSettings }
  })
  const loadAppInfo: LoadAppInfoLogic = fromPromise(({ signal }) =>
    call(siteCalls.getAppInfo, { body: {} }, { signal }),
  )
  return { loadSettings, loadAppInfo }
}

export function searchServices(call: Call, queries: QueryClient) {
  const searchProducts: SearchProductsLogic = fromPromise(({ input, signal }) => {
    const query = suggestionsQuery(call, input.search_term)
    signal.addEventListener('abort', () => void queries.cancelQueries(query))
    return queries.query(query)
  })
  return { searchProducts }
}
