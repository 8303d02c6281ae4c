import { BOOT_ELEMENT } from '#contract/boot.ts'
import { maintenanceModel } from '#machines/maintenance/maintenance.model.ts'
import { switchAppSetting } from '#tests/support/app-setting.ts'
import type { Fixture } from './fixture.ts'
import { answered, lost } from './steps.ts'
import { defineWalk, type WalkContext } from './walk.ts'

const setDown = ({ db, shop: { url } }: WalkContext, isDown: boolean) =>
  switchAppSetting({ db, url }, 'down_for_maintenance', isDown)

/** Opens the shop while it says so; the page asks on its own from then on. */
const opening = (isDown: boolean) => async (fixture: Fixture) => {
  await setDown(fixture, isDown)
  await fixture.held.hold('getAppInfo')
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

export const maintenanceWalk = defineWalk({
  model: maintenanceModel,
  customer: null,
  starts: [
    { input: 'bare', environment: {}, perform: openBare },
    { input: 'open', environment: {}, perform: opening(false) },
    { input: 'closed', environment: {}, perform: opening(true) },
  ],
  events: {
    'site.refused': {
      perform: async (fixture) => {
        await setDown(fixture, true)
        await fixture.frame.searchFor('gold')
      },
    },
    'site.recheck': { perform: ({ frame }) => frame.checkAgain() },
  },
  answers: {
    loadAppInfo: {
      open: answered('getAppInfo', (fixture) => setDown(fixture, false)),
      down: answered('getAppInfo', (fixture) => setDown(fixture, true)),
      // the server always names its version: this is what a cache before it says
      noVersion: { perform: async ({ held }) => (await held.next('getAppInfo')).fulfill({ json: [] }) },
      lost: lost('getAppInfo'),
    },
  },
  tearDown: (context) => setDown(context, false),
})
