import type { AnyMachineSnapshot, EventObject } from 'xstate'
import { BOOT_ELEMENT } from '#contract/boot.ts'
import { siteCalls } from '#contract/site.ts'
import { versionCheckModel } from '#machines/version-check/version-check.model.ts'
import { chooseCheapestQuote } from '#tests/support/checkout.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { goods } from '#e2e/goods.ts'
import { fillCart } from '#e2e/orders.ts'
import { passTime } from './pass-time.ts'
import type { Stage } from './stage.ts'
import { type Deed, defineWalk } from './walk.ts'

type Version = 'none' | 'running' | 'newer'

interface BuildWorld {
  readonly [name: string]: string | boolean | number
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
type BuildDeed = Deed<BuildWorld>

const asking = /\/get-app-info/
const partsScript = /\/assets\/wire-customer/
const lateScripts = [
  /\/assets\/submission-view.*js/,
  /\/assets\/declined-panel.*js/,
  /\/assets\/texas-panel.*js/,
] as const

const versionOf = ({ value }: AnyMachineSnapshot): unknown =>
  typeof value === 'object' && 'version' in value ? value['version'] : null
const scriptsOf = ({ value }: AnyMachineSnapshot): unknown =>
  typeof value === 'object' && 'scripts' in value ? value['scripts'] : null
const isResting = (world: BuildWorld, at: AnyMachineSnapshot): boolean =>
  !world.starts && ['current', 'outdated'].includes(String(versionOf(at)))
const wantsNewer = (event: EventObject): boolean =>
  'app_version' in event && event['app_version'] !== versionCheckModel.inputs['fresh']?.running

const servedVersion = async ({ shop }: Stage): Promise<string> =>
  (await new Shopper(shop.url).call(siteCalls.getAppInfo, { body: {} }))[0]?.app_version ?? ''

async function store(stage: Stage, version: Version, served: BuildWorld['served']): Promise<void> {
  const newer = served === 'newer' ? await servedVersion(stage) : 'of another build'
  await stage.page.evaluate(
    ([wanted, other, element]) => {
      const boot: { app_version: string } = JSON.parse(document.getElementById(element)?.textContent ?? '{}')
      if (wanted === 'none') localStorage.removeItem('version')
      else localStorage.setItem('version', wanted === 'running' ? boot.app_version : other)
    },
    [version, newer, BOOT_ELEMENT] as const,
  )
}

const opening = (stored: Version, hasReloaded: boolean) => ({
  input: hasReloaded ? 'reloaded' : 'fresh',
  world: {
    stored,
    served: 'running',
    parts: 'held',
    late: 0,
    place: 'payment',
    starts: true,
  } as const,
  make: async (stage: Stage) => {
    await fillCart(stage.shopper, await goods(stage.db, 1), 1)
    await chooseCheapestQuote(stage.shopper)
    await stage.held.hold(asking, partsScript, ...lateScripts)
    const running = await servedVersion(stage)
    await stage.page.addInitScript(
      ([version, from]) => {
        if (sessionStorage.getItem('begun') !== null) return
        sessionStorage.setItem('begun', 'yes')
        if (version !== null) localStorage.setItem('version', version)
        if (from !== null) sessionStorage.setItem('reloadedFrom', from)
      },
      [{ none: null, running, newer: 'of another build' }[stored], hasReloaded ? running : null] as const,
    )
    await stage.checkout.open('payment')
  },
})

/** The shop is asked for its version every five minutes, after whatever another tab has done to the storage. */
const askedWith = (stored: Version): BuildDeed => ({
  when: (world, at, event) =>
    // a script that is waited for is given up in less time
    isResting(world, at) &&
    world.parts === 'here' &&
    scriptsOf(at) !== 'asking' &&
    (wantsNewer(event) || world.served === 'running'),
  leaves: (world, event) => ({ ...world, stored, served: wantsNewer(event) ? 'newer' : world.served }),
  make: async (stage, { served }, event) => {
    if (wantsNewer(event) && served === 'running') await stage.shop.deploy(true)
    await store(stage, stored, wantsNewer(event) ? 'newer' : 'running')
    await passTime(stage, 300_000)
    await stage.held.answer(asking)
  },
})

const replaced = (hasReloaded: boolean): BuildDeed => ({
  when: (world, at) => isResting(world, at) && at.context['hasReloaded'] === hasReloaded,
  leaves: (world) => ({ ...world, served: 'newer' }),
  ...(hasReloaded ? {} : { ends: true as const }),
  make: async ({ shop, held }, { served }) => {
    if (served === 'running') await shop.deploy(true)
    await held.answer(asking)
  },
})

const read = (stored: Version): BuildDeed => ({
  when: (world) => world.stored === stored,
  make: async () => undefined,
})

export const versionCheckWalk = defineWalk({
  model: versionCheckModel,
  customer: 'silver',
  // a page that comes back asks once more for a script that it has not got, which fails at once
  murmurs: ['versionCheck.scripts.paying|chunk.failed|0'],
  beginnings: (['none', 'running', 'newer'] as const).flatMap((stored) => [
    opening(stored, false),
    opening(stored, true),
  ]),
  events: {
    'appInfo.known': [
      {
        when: ({ starts }, _, event) => starts && !wantsNewer(event),
        leaves: (world) => ({ ...world, starts: false }),
        make: async () => undefined,
      },
      askedWith('none'),
      askedWith('running'),
      askedWith('newer'),
    ],
    'version.refresh': {
      when: (world, at) => isResting(world, at) && at.hasTag('outdated') && !at.hasTag('paying'),
      ends: true,
      make: ({ version }) => version.refresh(),
    },
    'chunk.failed': [
      {
        when: (world, at) => isResting(world, at) && world.parts === 'held',
        leaves: (world) => ({ ...world, parts: 'lost' as const }),
        make: ({ held }) => held.lose(partsScript),
      },
      {
        when: (world, at) => isResting(world, at) && world.late > 0,
        leaves: (world) => ({ ...world, late: world.late - 1 }),
        make: ({ held }, { late }) => held.lose(lateScripts[late - 1] ?? partsScript),
      },
    ],
    'paying.began': [
      {
        when: (world, at) => isResting(world, at) && world.parts === 'held',
        leaves: (world) => ({ ...world, parts: 'here' as const, late: lateScripts.length }),
        make: ({ held }) => held.answer(partsScript),
      },
      {
        // the page asks once more for what it has not got, which must not be the news that is waited for
        when: (world, at) =>
          isResting(world, at) &&
          world.place === 'home' &&
          (scriptsOf(at) !== 'whole' || world.late === lateScripts.length),
        leaves: (world) => ({ ...world, place: 'payment' as const }),
        make: ({ page }) => page.goBack(),
      },
    ],
    'paying.ended': {
      when: isResting,
      leaves: (world) => ({ ...world, place: 'home' as const }),
      make: ({ frame }) => frame.goHome(),
    },
  },
  answers: {
    readVersion: { none: read('none'), older: read('running'), newer: read('newer') },
    loadAppInfo: {
      same: {
        when: (world, at) => isResting(world, at) && world.served === 'running',
        make: ({ held }) => held.answer(asking),
      },
      replaced: [replaced(true), replaced(false)],
      lost: { when: isResting, make: ({ held }) => held.lose(asking) },
    },
  },
})
