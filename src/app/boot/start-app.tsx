import { createRoot, hydrateRoot } from 'react-dom/client'
import { markAccess } from '#src/app/effects/mark-access.ts'
import {
  listingDetailsStorage,
  motionStorage,
  shortcutsStorage,
  userStorage,
} from '#src/app/effects/storage.ts'
import { watchPage } from '#src/app/effects/watch-page.ts'
import { entryIn } from '#src/app/routing/browser-history.ts'
import { loadPage } from '#src/app/routing/lazy-pages.ts'
import { ShopRouter } from '#src/app/routing/shop-router.tsx'
import { HYDRATING, TAKEN_OVER } from '#src/app/routing/takeover.ts'
import { startShop } from '#src/app/wiring/start-shop.ts'
import { holdImports } from '#src/lazy/lazy-store.ts'
import { levelOf } from '#src/services/platform/queries.ts'
import type { Theme } from '#src/ui/theme/palettes.ts'
import { createChoice } from './choice.ts'
import { createQueryClient } from './query-client.ts'
import { readBoot } from './read-boot.ts'
import { seedQueries } from './seed-queries.ts'
import { ShopApp } from './shop-app.tsx'
import { shopValue } from './shop-value.ts'
import { applyMotion, applyTheme, changeMotion, changeTheme, standardTheme, startTheme } from './theme.ts'
import { fetchWholeSheet } from './whole-sheet.ts'

/** Starts the actors, then takes over the page that the server has drawn, or draws one. */
export async function startApp(root: HTMLElement): Promise<void> {
  const boot = readBoot(document)
  const { project_id: project } = boot
  const queries = createQueryClient()
  const { page } = root.dataset
  // nothing may be missing while React compares: it would throw the drawn page away
  const isComparable = boot.queries !== undefined && !hasLocationState()
  const isDrawn = page !== undefined && isComparable && (await loadPage(page))
  const sheet = fetchWholeSheet(root)
  await nextTask()
  const stored = userStorage.read()
  seedQueries(queries, boot, levelOf(stored?.customer ?? null))
  const release = isDrawn ? holdImports() : null
  const { shop, navigation, ...started } = startShop(boot, queries, sheet.applied)
  const theme = createChoice<Theme>(startTheme(project), standardTheme(project), (next) =>
    changeTheme(next, project),
  )
  applyTheme(theme.read(), project)
  applyMotion(motionStorage.read())
  const value = shopValue(boot, {
    ...started,
    shop,
    theme,
    ...viewChoices(),
    rememberUrl: (url) => shop.system.get('session')?.send({ type: 'initialUrl.remember', url }),
  })
  markAccess(shop)
  watchPage(shop)
  const app = <ShopApp value={value} queries={queries} navigation={navigation} Router={ShopRouter} />
  if (release !== null) {
    // not before: React compares the page with what the actors show then, and they have not started on the server
    document.addEventListener(
      TAKEN_OVER,
      () => {
        shop.start()
        void sheet.apply().then(release)
      },
      { once: true },
    )
    await nextTask()
    document.dispatchEvent(new Event(HYDRATING))
    hydrateRoot(root, app)
  } else {
    await sheet.apply()
    shop.start()
    createRoot(root).render(app)
  }
}

const viewChoices = () => ({
  motion: createChoice(motionStorage.read(), false, changeMotion),
  shortcuts: createChoice(shortcutsStorage.read(), true, shortcutsStorage.write),
  listingDetails: createChoice(listingDetailsStorage.read(), true, listingDetailsStorage.write),
})

/** A page that is loaded again in the middle of a history may show what the navigation to it carried. */
const hasLocationState = (): boolean => Boolean(entryIn(history).usr)

/** Resolves in a task of its own, so that the browser handles input before what follows. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })
