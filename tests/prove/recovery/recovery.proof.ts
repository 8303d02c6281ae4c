import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '#server/start/build-app.ts'
import { randomFrom } from '#statecharts/engine/random.ts'
import { above, below, type Figures, type Proof, type Trial } from '#tests/prove/proof.ts'
import { openBrowser } from '#tests/prove/rig/browser.ts'
import { inLanes } from '#tests/prove/rig/in-lanes.ts'
import { buildPatched } from '#tests/prove/rig/patched-app.ts'
import { inWorld, type World } from '#tests/prove/rig/world.ts'
import { setAppSetting } from '#tests/support/app-setting.ts'
import { FAULTS, type FaultName } from './faults.ts'
import { statesOfCharts } from './invoking-states.ts'
import { MANY } from './order-scenes.ts'
import { type Act, perform, Theatre } from './theatre.ts'
import { MOST_PRESSES, MOST_REQUESTS } from './play.ts'
import { scenes, untried } from './scenes.ts'

const LANES = 2

export const recovery: Proof = {
  rule: '[P7][SES-27][MSG-14] whatever becomes of a call in any state of any chart, the page says so in words, asks at most 5 times a minute and leads on with at most 2 presses',
  counts: { test: 1, long: FAULTS.length, control: 1 },
  run: async (trial) => {
    const assets = trial.broken ? await buildPatched(WITHOUT_RETRY) : await ensureBuilt(trial.say)
    const dataDir = mkdtempSync(join(tmpdir(), 'emberwright-recovery-'))
    process.env['SHOP_OUTBOX'] = join(dataDir, 'outbox')
    return inWorld({ assets, dataDir }, (world) => breakAll(world, trial))
  },
  judge: (figures) => [
    ...above(figures, {
      faulty: 0,
      unknown_states: 0,
      stale_scenes: 0,
      requests: MOST_REQUESTS,
      presses: MOST_PRESSES,
    }),
    ...below(figures, { states: 1, faults: 1 }),
  ],
}

/** The negative control: one state out of which no press leads. */
const LEFT_ALONE = 'delivery.schedule.readingDates/loadDates'
const WITHOUT_RETRY = [
  {
    file: 'machines/delivery/schedule-region.ts',
    from: "on: { 'dates.reload': { target: 'readingDates' } },",
    to: "on: { 'dates.reload': {} },",
  },
]

async function breakAll(world: World, { seed, count, broken, say }: Trial): Promise<Figures> {
  await handOverLargeOrders(world)
  const { acts, unknown, stale } = actsOf(seed, count)
  for (const name of unknown) say(`nobody knows how to break ${name}`)
  for (const name of stale) say(`no chart has ${name}`)
  const browser = await openBrowser()
  try {
    const theatre = new Theatre(browser, world)
    const wanted = broken ? acts.filter(({ state }) => state.name === LEFT_ALONE) : acts
    const played = (await inLanes(wanted, LANES, (act, index) => perform(theatre, act, index))).flat()
    for (const { state, fault, faults } of played)
      for (const what of faults) say(`${state} × ${fault}: ${what.slice(0, 400)}`)
    return {
      states: wanted.length,
      pairs: played.length,
      faults: new Set(played.map(({ fault }) => fault)).size,
      requests: Math.max(...played.map(({ requests }) => requests)),
      presses: Math.max(...played.map(({ presses }) => presses)),
      unknown_states: unknown.length,
      stale_scenes: stale.length,
      faulty: played.filter(({ faults }) => faults.length > 0).length,
    }
  } finally {
    await browser.close()
  }
}

async function handOverLargeOrders({ db }: World): Promise<void> {
  const settings = {
    netsuite_integration_enabled: true,
    async_order_processing_enabled: true,
    async_order_processing_min_skus: MANY,
  }
  for (const [key, value] of Object.entries(settings)) await setAppSetting(db, key, value)
}

function actsOf(seed: number, count: number) {
  const { asking, unknown } = statesOfCharts()
  const names = new Set(asking.map(({ name }) => name))
  const untold = asking.filter(({ name }) => !Object.hasOwn(scenes, name) && !Object.hasOwn(untried, name))
  const acts = asking.flatMap((state, index): readonly Act[] => {
    const scene = scenes[state.name]
    return scene ? [{ state, scene, faults: faultsFor(seed, index, count) }] : []
  })
  return {
    acts,
    unknown: [...unknown, ...untold.map(({ name }) => name)],
    stale: [...Object.keys(scenes), ...Object.keys(untried)].filter((name) => !names.has(name)),
  }
}

/** So many faults for each state, so that every fault comes to as large a part of the states. */
function faultsFor(seed: number, index: number, count: number): readonly FaultName[] {
  const many = Math.min(count, FAULTS.length)
  const first = Math.floor(randomFrom(seed)() * FAULTS.length) + index
  const step = Math.floor(FAULTS.length / many)
  return Array.from({ length: many }, (_, at) => FAULTS[(first + at * step) % FAULTS.length] ?? 'refused')
}
