import { BOOT_ELEMENT } from '#contract/boot.ts'
import { maintenanceModel } from '#machines/maintenance/maintenance.model.ts'
import type { Stage } from './stage.ts'
import { switchSetting } from './switch-setting.ts'
import { type Deed, defineWalk, type Ground } from './walk.ts'

interface SiteWorld {
  readonly [name: string]: boolean
  readonly isDown: boolean
}

const asking = /\/get-app-info/
const switched = (ground: Ground, isDown: boolean) => switchSetting(ground, 'down_for_maintenance', isDown)

/** Opens the shop while it says so; the page asks on its own from then on. */
const opening = (isDown: boolean) => async (stage: Stage) => {
  await switched(stage, isDown)
  await stage.held.hold(asking)
  await stage.page.goto('/')
}

/** A page that came without the facts that the server writes into it, as through a proxy that takes scripts out. */
async function openBare(stage: Stage): Promise<void> {
  const facts = new RegExp(`<script[^>]*id="${BOOT_ELEMENT}"[^>]*>[^<]*</script>`)
  await stage.page.route(stage.shop.url.concat('/'), async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace(facts, '') })
  })
  await opening(false)(stage)
}

const answered = (isDown: boolean): Deed<SiteWorld> => ({
  leaves: () => ({ isDown }),
  make: async (stage) => {
    await switched(stage, isDown)
    await stage.held.answer(asking)
  },
})

export const maintenanceWalk = defineWalk({
  model: maintenanceModel,
  customer: null,
  beginnings: [
    { input: 'bare', world: { isDown: false }, make: openBare },
    { input: 'open', world: { isDown: false }, make: opening(false) },
    { input: 'closed', world: { isDown: true }, make: opening(true) },
  ],
  events: {
    'site.refused': {
      leaves: () => ({ isDown: true }),
      make: async (stage) => {
        await switched(stage, true)
        await stage.frame.searchFor('gold')
      },
    },
    'site.recheck': { make: ({ frame }) => frame.checkAgain() },
  },
  answers: {
    loadAppInfo: {
      open: answered(false),
      down: answered(true),
      // the server always names its version: this is what a cache before it says
      noVersion: { make: async ({ held }) => (await held.next(asking)).fulfill({ json: [] }) },
      lost: { make: ({ held }) => held.lose(asking) },
    },
  },
  tidy: (ground) => switched(ground, false),
})
