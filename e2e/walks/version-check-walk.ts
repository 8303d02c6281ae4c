import type { EventObject } from 'xstate'
import { BOOT_ELEMENT } from '#contract/site/boot.ts'
import { siteCalls } from '#contract/site/site.ts'
import { versionCheckModel } from '#machines/site/version-check/version-check.model.ts'
import { isIn } from '#statecharts/walk/walk.ts'
import { chooseCheapestQuote } from '#tests/support/checkout.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { goods } from '#e2e/goods.ts'
import { fillCart } from '#e2e/orders.ts'
import { passTime } from './pass-time.ts'
import type { Fixture } from './fixture.ts'
import { answered, lost } from '#tests/walks/workflow-fixture.ts'
import { type BrowserStep, defineWalk } from './walk.ts'

type Version = 'none' | 'running' | 'newer'

type BuildState = {
  /** under the storage key `version`, as another tab has left it */
  readonly stored: Version
  /** by the server: the build of this page, or one that was deployed after it */
  readonly served: 'running' | 'newer'
  /** the program of cart and checkout; what is lost stays so, for a page keeps in mind which script it has not got */
  readonly parts: 'held' | 'here' | 'lost'
  /** how many scripts of later steps are still on their way */
  readonly late: number
  readonly place: 'payment' | 'home'
  /** the page has not compared its version yet, which it does by itself */
  readonly starts: boolean
}
type BuildStep = BrowserStep<BuildState>

const partsScript = /\/assets\/wire-customer/
const lateScripts = [/\/assets\/submission-view[^/]*\.js$/, /\/assets\/texas-panel[^/]*\.js$/] as const

/** The version is compared, and nothing more of it is on its way. */
const resting = ['current', 'outdated'] as const
const wantsNewer = (event: EventObject): boolean =>
  'app_version' in event && event['app_version'] !== versionCheckModel.inputs['fresh']?.running

const servedVersion = async ({ shop }: Fixture): Promise<string> =>
  (await new Shopper(shop.url).call(siteCalls.getAppInfo, { body: {} }))[0]?.app_version ?? ''

async function store(fixture: Fixture, version: Version, served: BuildState['served']): Promise<void> {
  const newer = served === 'newer' ? await servedVersion(fixture) : 'of another build'
  await fixture.page.evaluate(
    ([wanted, other, element]) => {
      const boot: { app_version: string } = JSON.parse(document.getElementById(element)?.textContent ?? '{}')
      if (wanted === 'none') localStorage.removeItem('version')
      else localStorage.setItem('version', wanted === 'running' ? boot.app_version : other)
    },
    [version, newer, BOOT_ELEMENT] as const,
  )
}

const begun: Omit<BuildState, 'stored'> = {
  served: 'running',
  parts: 'held',
  late: 0,
  place: 'payment',
  starts: true,
}

const opening = (stored: Version, hasReloaded: boolean) => ({
  input: hasReloaded ? 'reloaded' : 'fresh',
  environment: { ...begun, stored },
  perform: async (fixture: Fixture) => {
    await fillCart(fixture.shopper, await goods(fixture.db, 1), 1)
    await chooseCheapestQuote(fixture.shopper)
    await fixture.held.hold('getAppInfo', partsScript, ...lateScripts)
    const running = await servedVersion(fixture)
    await fixture.page.addInitScript(
      ([version, from]) => {
        if (sessionStorage.getItem('begun') !== null) return
        sessionStorage.setItem('begun', 'yes')
        if (version !== null) localStorage.setItem('version', version)
        if (from !== null) sessionStorage.setItem('reloadedFrom', from)
      },
      [{ none: null, running, newer: 'of another build' }[stored], hasReloaded ? running : null] as const,
    )
    await fixture.checkout.open('payment')
  },
})

/** The shop is asked for its version every five minutes, after whatever another tab has done to the storage. */
const askedWith = (stored: Version): BuildStep => ({
  when: {
    at: resting,
    parts: 'here',
    // a script that is waited for is given up in less time
    not: { at: 'asking' },
    also: ({ served }, _, event) => wantsNewer(event) || served === 'running',
  },
  next: (env, event) => ({ ...env, stored, served: wantsNewer(event) ? 'newer' : env.served }),
  perform: async (fixture, { served }, event) => {
    if (wantsNewer(event) && served === 'running') await fixture.shop.deploy(true)
    await store(fixture, stored, wantsNewer(event) ? 'newer' : 'running')
    await passTime(fixture, 300_000)
    await fixture.held.answer('getAppInfo')
  },
})

const replaced = (hasReloaded: boolean): BuildStep => ({
  when: { at: resting, also: (_, { context }) => context['hasReloaded'] === hasReloaded },
  next: { served: 'newer' },
  ...(hasReloaded ? {} : { endsPath: true as const }),
  ...answered('getAppInfo', async ({ shop }: Fixture, { served }: BuildState) => {
    if (served === 'running') await shop.deploy(true)
  }),
})

const read = (stored: Version): BuildStep => ({ when: { stored, starts: [true, false] } })

export const versionCheckWalk = defineWalk({
  model: versionCheckModel,
  customer: 'silver',
  // a page that comes back asks once more for a script that it has not got, which fails at once
  ignorableTransitions: ['versionCheck.scripts.paying|chunk.failed|0'],
  starts: (['none', 'running', 'newer'] as const).flatMap((stored) => [
    opening(stored, false),
    opening(stored, true),
  ]),
  ready: { starts: false },
  events: {
    'appInfo.known': [
      { when: { starts: true, also: (_, __, event) => !wantsNewer(event) }, next: { starts: false } },
      askedWith('none'),
      askedWith('running'),
      askedWith('newer'),
    ],
    'version.refresh': {
      when: { at: resting, also: (_, at) => at.hasTag('outdated') && !at.hasTag('paying') },
      endsPath: true,
      perform: ({ version }) => version.refresh(),
    },
    'chunk.failed': [
      { when: { at: resting, parts: 'held' }, next: { parts: 'lost' }, ...lost(partsScript) },
      {
        when: { at: resting, not: { late: 0 } },
        next: (env) => ({ ...env, late: env.late - 1 }),
        perform: ({ held }, { late }) => held.lose(lateScripts[late - 1] ?? partsScript),
      },
    ],
    'paying.began': [
      {
        when: { at: resting, parts: 'held' },
        next: { parts: 'here', late: lateScripts.length },
        ...answered(partsScript),
      },
      {
        when: {
          at: resting,
          place: 'home',
          // the page asks once more for what it has not got, which must not be the news that is waited for
          also: ({ late }, { value }) => !isIn(value, 'whole') || late === lateScripts.length,
        },
        next: { place: 'payment' },
        perform: ({ page }) => page.goBack(),
      },
    ],
    'paying.ended': {
      when: { at: resting },
      next: { place: 'home' },
      perform: ({ frame }) => frame.goHome(),
    },
  },
  answers: {
    readVersion: { none: read('none'), older: read('running'), newer: read('newer') },
    loadAppInfo: {
      same: { when: { at: resting, served: 'running' }, ...answered('getAppInfo') },
      replaced: [replaced(true), replaced(false)],
      lost: { when: { at: resting }, ...lost('getAppInfo') },
    },
  },
})
