import { randomFrom } from '#statecharts/engine/random.ts'
import type { BuiltCharts } from '#contract/site/flow.ts'
import { flowCalls } from '#contract/site/flow.ts'
import type { TestDb } from '#tests/support/database.ts'
import { above, below, type Figures, type Proof, type Trial } from '#tests/prove/proof.ts'
import { type TestEnvironment, withTestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { switchAppSetting } from '#tests/support/app-setting.ts'
import { makeCustomer } from '#tests/support/customers.ts'
import { logInEditor, makeEditor } from '#tests/support/editor.ts'
import { chartsOfRegistry, noteBuild } from '#tests/support/flow-build.ts'
import { rowKey } from '#tests/support/flow-oracle.ts'
import { Shopper, shopperAt } from '#tests/support/shopper.ts'
import { type Sabotage, visit } from './shopper.ts'

const CANARIES = ['Canary Whitfield', 'canary@emberwright.example'] as const
const CONTROLS: readonly Sabotage[] = ['lost', 'twice', 'bucket', 'ghost']

/** A build whose charts have versions of their own, so that its counts can be told from others. */
interface Build {
  readonly version: string
  readonly charts: BuiltCharts
  readonly sabotage: Sabotage | null
}

const buildOf = (index: number, sabotage: Sabotage | null): Build => ({
  version: `build-${index}`,
  charts: chartsOfRegistry.map((chart, place) => ({
    ...chart,
    version: (index * 1_000 + place).toString(16).padStart(12, '0'),
  })),
  sabotage,
})

/** Counts in shoppers of each build. */
export const flow: Proof = {
  rule: '[T69][P34] the sums of every chart equal the steps that its machines took, row by row, by build, after a restart, and nothing typed is in them',
  counts: { test: 20, long: 500, control: 4 },
  controlBreaks: CONTROLS,
  run: async (trial) =>
    withTestEnvironment({ trustedProxies: 1 }, (environment) => prove(environment, trial)),
  judge: (figures) => [
    ...above(figures, {
      differing: 0,
      lost: 0,
      twice: 0,
      bucket: 0,
      ghost: 0,
      leaks: 0,
      refused: 0,
      unknown: 0,
    }),
    ...below(figures, { rows: 20, steps: 100, batches: 6, builds: 2 }),
  ],
}

async function prove(environment: TestEnvironment, trial: Trial): Promise<Figures> {
  const { db, url, shop } = environment
  await switchAppSetting({ db, url }, 'flow_counting', true)
  const builds = trial.broken
    ? CONTROLS.map((sabotage, index) => buildOf(index + 1, sabotage))
    : [buildOf(1, null), buildOf(2, null)]
  for (const build of builds) await noteBuild(db, build.version, { charts: build.charts })
  const tokens = await logInThree(environment)
  const figures = { differing: 0, lost: 0, twice: 0, bucket: 0, ghost: 0, leaks: 0, refused: 0, unknown: 0 }
  const sums = { rows: 0, steps: 0, batches: 0, builds: builds.length, restarts: 0 }
  const expected = new Map<string, Map<string, number>>()
  const random = randomFrom(trial.seed)
  for (let index = 0; index < trial.count * builds.length; index++) {
    const build = builds[index % builds.length]
    if (!build) break
    if (index === Math.floor((trial.count * builds.length) / 2)) {
      await written(db)
      await shop.restart()
      sums.restarts++
    }
    const { oracle, sent, refused } = await visitOf(environment, build, { index, tokens, random })
    const rows = expected.get(build.version) ?? new Map<string, number>()
    expected.set(build.version, rows)
    for (const [key, times] of oracle.rows()) rows.set(key, (rows.get(key) ?? 0) + times)
    figures.refused += refused
    figures.leaks += sent.filter((body) => CANARIES.some((canary) => body.includes(canary))).length
    sums.batches += sent.length
  }
  await written(db)
  for (const build of builds) {
    const compared = await compareBuild(environment, build, expected.get(build.version) ?? new Map())
    for (const line of compared.lines) trial.say(line)
    figures[build.sabotage ?? 'differing'] += compared.differing
    figures.unknown += compared.unknown
    sums.rows += compared.rows
    sums.steps += compared.steps
  }
  const stored = JSON.stringify(await db.selectFrom('flow_days').selectAll().execute())
  figures.leaks += CANARIES.filter((canary) => stored.includes(canary)).length
  return { ...figures, ...sums }
}

async function logInThree({ db, url }: TestEnvironment): Promise<readonly (string | null)[]> {
  const customers = await Promise.all([0, 1, 2].map(() => makeCustomer(db)))
  return Promise.all(
    customers.map(async (email) => {
      const shopper = new Shopper(url)
      await shopper.logIn(email)
      return shopper.token
    }),
  )
}

interface Turn {
  readonly index: number
  readonly tokens: readonly (string | null)[]
  readonly random: () => number
}

/** One shopper at an address of its own; every second one is logged in. */
async function visitOf(
  { url }: TestEnvironment,
  { version, sabotage }: Build,
  { index, tokens, random }: Turn,
) {
  const shopper = shopperAt(url, `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`)
  await shopper.fetch('/shop-api/auth/me?project_id=11')
  shopper.token = index % 2 === 0 ? (tokens[index % tokens.length] ?? null) : null
  const typed = CANARIES[index % CANARIES.length] ?? ''
  return visit({ shopper, origin: url, version, random, sabotage, typed })
}

async function compareBuild(environment: TestEnvironment, build: Build, wanted: ReadonlyMap<string, number>) {
  const { rows, unknown } = await readBuild(environment, build)
  const keys = new Set([...rows.keys(), ...wanted.keys()])
  const differing = [...keys].filter((key) => rows.get(key) !== wanted.get(key))
  const lines = differing
    .slice(0, 3)
    .map((key) => `${build.version} ${build.sabotage ?? ''} ${key}: ${rows.get(key)}, not ${wanted.get(key)}`)
  const steps = [...rows.values()].reduce((sum, times) => sum + times, 0)
  return { differing: differing.length, lines, unknown, rows: rows.size, steps }
}

/** The shop writes every second; a row that has not changed in two is written. */
async function written(db: TestDb): Promise<void> {
  const sumNow = async () =>
    (
      await db
        .selectFrom('flow_days')
        .select(({ fn }) => fn.sum('times').as('sum'))
        .executeTakeFirst()
    )?.sum
  const { setTimeout: pause } = await import('node:timers/promises')
  let before = await sumNow()
  for (;;) {
    await pause(2_500)
    const now = await sumNow()
    if (now === before) return
    before = now
  }
}

async function readBuild({ db, url }: TestEnvironment, { charts }: Build) {
  const editor = await logInEditor(url, await makeEditor(db, ['charts']))
  const day = new Date().toISOString().slice(0, 10)
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  const rows = new Map<string, number>()
  let unknown = 0
  for (const { machine, version } of charts) {
    const query = { machine, version, from: yesterday, to: day }
    const answer = await editor.call(flowCalls.readFlow, { query })
    if (answer === null) continue
    for (const { before, taken, wait, times } of answer.rows)
      rows.set(rowKey(machine, [before, taken, wait]), times)
    unknown += answer.unknown + (machine === 'cart' ? answer.unattributed : 0)
  }
  return { rows, unknown }
}
