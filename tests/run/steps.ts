import { comparesTimes, proofs } from '#tests/prove/proofs.ts'
import { countOwn, countPlaywright, countVitest, type Report } from './reports.ts'

/** The smallest of the three commands that runs a step: `npm run check`, `npm test`, `npm run test:full`. */
export const TIERS = ['check', 'gate', 'full'] as const
export type Tier = (typeof TIERS)[number]

/** How much of two cores a step keeps busy: `half` mostly waits, `whole` runs alone. */
export const LANES = { half: 0.5, single: 1, whole: 2 } as const
export type Lane = keyof typeof LANES

export interface Step {
  readonly name: string
  readonly tier: Tier
  /** a stage starts when all steps of the one before have passed */
  readonly stage: number
  readonly lane: Lane
  readonly command: readonly string[]
  /** reads the file STEP_REPORT that the command writes; a step without one counts as one test */
  readonly read?: (file: string) => Report
  /** what it reads, as paths in the repository; everything where it is left out */
  readonly inputs?: readonly string[]
}

const HOUSES = ['contract', 'pyro', 'machines', 'statecharts', 'src', 'server', 'build', 'tests', 'e2e']
/** with all errors of the compiler, which would read every file again */
const LINT = ['oxlint', '-c', '.oxlintrc.json', '--type-aware', '--type-check', '--deny-warnings']
const UNIT_INPUTS = [
  ...HOUSES.filter((house) => house !== 'e2e'),
  'package.json',
  'package-lock.json',
  'vitest.config.ts',
]
const BROWSER_PARTS = 8
const PROOF_SEED = '20261121'

/** In the order in which they start. */
export const steps: readonly Step[] = [
  row('lint and types', 'check', 1, 'single', ...LINT, ...HOUSES, 'vite.config.ts', 'playwright.config.ts'),
  row('format', 'check', 1, 'single', 'biome', 'format', '.'),
  row('dead code', 'check', 1, 'single', 'knip', '--no-progress'),
  vitest('house', 'check', 1, 'single', ['house']),
  row('build', 'gate', 1, 'single', 'node', 'server/start/build.ts'),
  row('seed', 'gate', 1, 'single', 'node', 'tests/run/seed.ts'),
  { ...vitest('unit', 'check', 2, 'whole', ['unit']), inputs: UNIT_INPUTS },
  vitest('server and services', 'gate', 3, 'whole', ['services', 'server'], 3),
  row('budgets', 'gate', 4, 'single', 'node', 'tests/run/budget.mjs'),
  row('chromium', 'gate', 4, 'single', 'node', 'tests/run/chromium.mjs'),
  browser('journeys', 'gate', 5, '--grep', '@core'),
  row('mutants', 'full', 6, 'single', 'node', 'statecharts/cli.ts', 'mutants'),
  own('scxml', 'full', 6, 'single', 'node', 'tests/run/scxml.ts'),
  own('svg', 'full', 6, 'single', 'node', 'tests/run/svg.ts'),
  vitest('full unit', 'full', 6, 'whole', ['full-unit']),
  vitest('full server', 'full', 6, 'whole', ['full-server']),
  ...Array.from({ length: BROWSER_PARTS }, (_, part) =>
    browser(
      `browser ${part + 1}`,
      'full',
      6,
      '--grep-invert',
      '@core',
      `--shard=${part + 1}/${BROWSER_PARTS}`,
    ),
  ),
  ...Object.keys(proofs).flatMap((name) => [
    proof(`proofs ${name}`, comparesTimes.includes(name), name),
    proof(`proofs ${name} control`, false, name, '--control'),
  ]),
]

function row(name: string, tier: Tier, stage: number, lane: Lane, ...command: string[]): Step {
  return { name, tier, stage, lane, command }
}

/** @param workers more than cores where files wait */
function vitest(
  name: string,
  tier: Tier,
  stage: number,
  lane: Lane,
  projects: readonly string[],
  workers = 2,
): Step {
  const chosen = projects.flatMap((each) => ['--project', each])
  const command = ['vitest', 'run', `--maxWorkers=${workers}`, ...chosen]
  return { name, tier, stage, lane, command, read: countVitest }
}

function browser(name: string, tier: Tier, stage: number, ...choice: string[]): Step {
  return {
    name,
    tier,
    stage,
    lane: 'whole',
    command: ['playwright', 'test', ...choice],
    read: countPlaywright,
  }
}

function own(name: string, tier: Tier, stage: number, lane: Lane, ...command: string[]): Step {
  return { ...row(name, tier, stage, lane, ...command), read: countOwn }
}

function proof(name: string, isAlone: boolean, ...choice: string[]): Step {
  const command = ['node', 'tests/prove/run.ts', ...choice, '--quick', '--seed', PROOF_SEED]
  return row(name, 'full', 7, isAlone ? 'whole' : 'half', ...command)
}
