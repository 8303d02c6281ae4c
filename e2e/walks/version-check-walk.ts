import type { AnyMachineSnapshot, EventObject } from 'xstate'
import { BOOT_ELEMENT } from '#contract/boot.ts'
import { siteCalls } from '#contract/site.ts'
import { versionCheckModel } from '#machines/version-check/version-check.model.ts'
import { chooseCheapestQuote } from '#tests/support/checkout.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { goods } from '#e2e/goods.ts'
import { fillCart } from '#e2e/orders.ts'
import { passTime } from './pass-time.ts'
import type { Fixture } from './fixture.ts'
import { type TestStep, defineWalk } from './walk.ts'

type Version = 'none' | 'running' | 'newer'

interface BuildState {
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
type BuildStep = TestStep<BuildState>

const asking = /\/get-app-info/
const partsScript = /\/assets\/wire-customer/
const lateScripts = [/\/assets\/submission-view.*js/, /\/assets\/texas-panel.*js/] as const

const versionOf = ({ value }: AnyMachineSnapshot): unknown =>
  typeof value === 'object' && 'version' in value ? value['version'] : null
const scriptsOf = ({ value }: AnyMachineSnapshot): unknown =>
  typeof value === 'object' && 'scripts' in value ? value['scripts'] : null
const isResting = (env: BuildState, at: AnyMachineSnapshot): boolean =>
  !env.starts && ['current', 'outdated'].includes(String(versionOf(at)))
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

const opening = (stored: Version, hasReloaded: boolean) => ({
  input: hasReloaded ? 'reloaded' : 'fresh',
  environment: {
    stored,
    served: 'running',
    parts: 'held',
    late: 0,
    place: 'payment',
    starts: true,
  } as const,
  perform: async (fixture: Fixture) => {
    await fillCart(fixture.shopper, await goods(fixture.db, 1), 1)
    await chooseCheapestQuote(fixture.shopper)
    await fixture.held.hold(asking, partsScript, ...lateScripts)
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
  when: (env, at, event) =>
    // a script that is waited for is given up in less time
    isResting(env, at) &&
    env.parts === 'here' &&
    scriptsOf(at) !== 'asking' &&
    (wantsNewer(event) || env.served === 'running'),
  next: (env, event) => ({ ...env, stored, served: wantsNewer(event) ? 'newer' : env.served }),
  perform: async (fixture, { served }, event) => {
    if (wantsNewer(event) && served === 'running') await fixture.shop.deploy(true)
    await store(fixture, stored, wantsNewer(event) ? 'newer' : 'running')
    await passTime(fixture, 300_000)
    await fixture.held.answer(asking)
  },
})

const replaced = (hasReloaded: boolean): BuildStep => ({
  when: (env, at) => isResting(env, at) && at.context['hasReloaded'] === hasReloaded,
  next: (env) => ({ ...env, served: 'newer' }),
  ...(hasReloaded ? {} : { endsPath: true as const }),
  perform: async ({ shop, held }, { served }) => {
    if (served === 'running') await shop.deploy(true)
    await held.answer(asking)
  },
})

const read = (stored: Version): BuildStep => ({
  when: (env) => env.stored === stored,
  perform: async () => undefined,
})

export const versionCheckWalk = defineWalk({
  model: versionCheckModel,
  customer: 'silver',
  // a page that comes back asks once more for a script that it has not got, which fails at once
  ignorableTransitions: ['versionCheck.scripts.paying|chunk.failed|0'],
  starts: (['none', 'running', 'newer'] as const).flatMap((stored) => [
    opening(stored, false),
    opening(stored, true),
  ]),
  events: {
    'appInfo.known': [
      {
        when: ({ starts }, _, event) => starts && !wantsNewer(event),
        next: (env) => ({ ...env, starts: false }),
        perform: async () => undefined,
      },
      askedWith('none'),
      askedWith('running'),
      askedWith('newer'),
    ],
    'version.refresh': {
      when: (env, at) => isResting(env, at) && at.hasTag('outdated') && !at.hasTag('paying'),
      endsPath: true,
      perform: ({ version }) => version.refresh(),
    },
    'chunk.failed': [
      {
        when: (env, at) => isResting(env, at) && env.parts === 'held',
        next: (env) => ({ ...env, parts: 'lost' as const }),
        perform: ({ held }) => held.lose(partsScript),
      },
      {
        when: (env, at) => isResting(env, at) && env.late > 0,
        next: (env) => ({ ...env, late: env.late - 1 }),
        perform: ({ held }, { late }) => held.lose(lateScripts[late - 1] ?? partsScript),
      },
    ],
    'paying.began': [
      {
        when: (env, at) => isResting(env, at) && env.parts === 'held',
        next: (env) => ({
          ...env,
          parts: 'here' as const,
          late: lateScripts.length,
        }),
        perform: ({ held }) => held.answer(partsScript),
      },
      {
        // the page asks once more for what it has not got, which must not be the news that is waited for
        when: (env, at) =>
          isResting(env, at) &&
          env.place === 'home' &&
          (scriptsOf(at) !== 'whole' || env.late === lateScripts.length),
        next: (env) => ({ ...env, place: 'payment' as const }),
        perform: ({ page }) => page.goBack(),
      },
    ],
    'paying.ended': {
      when: isResting,
      next: (env) => ({ ...env, place: 'home' as const }),
      perform: ({ frame }) => frame.goHome(),
    },
  },
  answers: {
    readVersion: { none: read('none'), older: read('running'), newer: read('newer') },
    loadAppInfo: {
      same: {
        when: (env, at) => isResting(env, at) && env.served === 'running',
        perform: ({ held }) => held.answer(asking),
      },
      replaced: [replaced(true), replaced(false)],
      lost: { when: isResting, perform: ({ held }) => held.lose(asking) },
    },
  },
})
