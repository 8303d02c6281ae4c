import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { patchSources } from './patch-source.ts'
import type { ShopOrders } from './shop-process.ts'

/** Preloaded before serve-shop.ts, which reads the same argument. */
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/emberwright-compiled'))
// only shop-process.ts starts this
patchSources((JSON.parse(process.argv[2] ?? '') as ShopOrders).patches)
