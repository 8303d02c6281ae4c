import { createRoot } from 'react-dom/client'
import type { Theme } from '#src/ui/theme/palettes.ts'
import type { ShopValue } from '#src/views/shop/shop-context.ts'
import { readBoot } from './read-boot.ts'
import { createChoice } from './choice.ts'
import { createQueryClient } from './query-client.ts'
import { watchPage } from '#src/app/effects/watch-page.ts'
import { seedQueries } from './seed-queries.ts'
import { ShopApp } from './shop-app.tsx'
import { startShop } from '#src/app/wiring/start-shop.ts'
import { listingDetailsStorage } from '#src/app/effects/storage.ts'
import { applyTheme, changeTheme, startTheme } from './theme.ts'

/** Starts the actors, then renders the app. */
export function startApp(): void {
  const boot = readBoot(document)
  const queries = createQueryClient()
  seedQueries(queries, boot)
  const { shop, call, card, navigation, inspect } = startShop(boot, queries)

  const theme = createChoice<Theme>(startTheme(boot.project_id), (next) => changeTheme(next, boot.project_id))
  applyTheme(theme.read(), boot.project_id)

  const value: ShopValue = {
    shop,
    call,
    inspect,
    projectId: boot.project_id,
    card,
    theme,
    listingDetails: createChoice(listingDetailsStorage.read(), listingDetailsStorage.write),
    today: () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format(),
    year: Number(new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone: 'America/Chicago' }).format()),
    rememberUrl: (url) => shop.system.get('session')?.send({ type: 'initialUrl.remember', url }),
  }

  shop.start()
  watchPage(shop)
  const root = document.getElementById('root')
  if (root) createRoot(root).render(<ShopApp value={value} queries={queries} navigation={navigation} />)
}
