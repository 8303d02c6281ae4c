import { BOOT_ELEMENT } from '#contract/boot.ts'
import { maintenanceModel } from '#machines/maintenance/maintenance.model.ts'
import type { Fixture } from './fixture.ts'
import { switchSetting } from './switch-setting.ts'
import { type TestStep, defineWalk, type WalkContext } from './walk.ts'

interface SiteWorld {
  readonly [name: string]: boolean
  readonly isDown: boolean
}

const asking = /\/get-app-info/
const switched = (ground: WalkContext, isDown: boolean) =>
  switchSetting(ground, 'down_for_maintenance', isDown)

/** Opens the shop while it says so; the page asks on its own from then on. */
const opening = (isDown: boolean) => async (fixture: Fixture) => {
  await switched(fixture, isDown)
  await fixture.held.hold(asking)
  await fixture.page.goto('/')
}

/** A page that came without the facts that the server writes into it, as through a proxy that takes scripts out. */
async function openBare(fixture: Fixture): Promise<void> {
  const facts = new RegExp(`<script[^>]*id="${BOOT_ELEMENT}"[^>]*>[^<]*</script>`)
  await fixture.page.route(fixture.shop.url.concat('/'), async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace(facts, '') })
  })
  await opening(false)(fixture)
}

const answered = (isDown: boolean): TestStep<SiteWorld> => ({
  next: () => ({ isDown }),
  perform: async (fixture) => {
    await switched(fixture, isDown)
    await fixture.held.answer(asking)
  },
})

export const maintenanceWalk = defineWalk({
  model: maintenanceModel,
  customer: null,
  starts: [
    { input: 'bare', environment: { isDown: false }, perform: openBare },
    { input: 'open', environment: { isDown: false }, perform: opening(false) },
    { input: 'closed', environment: { isDown: true }, perform: opening(true) },
  ],
  events: {
    'site.refused': {
      next: () => ({ isDown: true }),
      perform: async (fixture) => {
        await switched(fixture, true)
        await fixture.frame.searchFor('gold')
      },
    },
    'site.recheck': { perform: ({ frame }) => frame.checkAgain() },
  },
  answers: {
    loadAppInfo: {
      open: answered(false),
      down: answered(true),
      // the server always names its version: this is what a cache before it says
      noVersion: { perform: async ({ held }) => (await held.next(asking)).fulfill({ json: [] }) },
      lost: { perform: ({ held }) => held.lose(asking) },
    },
  },
  tearDown: (ground) => switched(ground, false),
})
