import type { QueryClient } from '@tanstack/react-query'
import type { Boot } from '#contract/site/boot.ts'
import { contentKey } from '#src/services/platform/queries.ts'

/** Puts the boot data into the query cache, so that the first paint needs no request, at any price level. */
export function seedQueries(queries: QueryClient, boot: Boot, level: string | null = null): void {
  const { project_id: project } = boot
  const put = (key: readonly unknown[], data: unknown) =>
    data !== undefined && queries.setQueryData(key, data)
  put(['categories', project], boot.categories)
  put(['brands', project], boot.brands)
  put(['lists', project], boot.lists)
  put(['redirects', project], boot.redirects)
  const live = { projectId: project, isStage: false }
  put(contentKey(live, 'flash-sale-banners'), boot.flash_sale_banners)
  for (const [menu, items] of Object.entries(boot.menus ?? {})) put(contentKey(live, 'menu', menu), items)
  for (const [key, data] of boot.queries ?? []) {
    put(key, data)
    const [kind, of, levelOfData, ...more] = key
    // shown until the answer with prices comes
    if (level !== null && levelOfData === null)
      queries.setQueryData([kind, of, level, ...more], data, { updatedAt: 0 })
  }
}
