// Runs on the Node in PATH (20 or newer) and spawns the steps on Node 24.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { ensureInstalled, project } from '#server/start/install.mjs'
import { countPlaywright, countVitest, readReport } from './reports.mjs'

const isFast = process.argv.includes('--fast')
const reports = mkdtempSync(join(tmpdir(), 'emberwright-reports-'))
const folders = ['contract', 'pyro', 'machines', 'statecharts', 'src', 'server', 'build', 'tests', 'e2e']
/** @param workers more than cores where files wait */
const vitest = (name, projects, workers = 2) => ({
  name,
  command: [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(reports, `${name}.json`)}`,
    `--maxWorkers=${workers}`,
    ...projects.flatMap((one) => ['--project', one]),
  ],
  count: () => countVitest(join(reports, `${name}.json`)),
})

/** Those of one list at once, because each of them uses one core. */
const steps = [
  { name: 'format', command: ['biome', 'format', '.'] },
  {
    name: 'lint',
    command: ['oxlint', '-c', '.oxlintrc.json', '--type-aware', '--deny-warnings', ...folders],
  },
  { name: 'types', command: ['tsc', '--noEmit'] },
  [{ name: 'dead code', command: ['knip', '--no-progress'] }, vitest('house', ['house'])],
  vitest('unit', ['unit']),
  vitest('server and services', ['services', 'server'], 3),
  [
    { name: 'charts drift', command: ['node', 'statecharts/cli.ts', 'charts', '--check'] },
    {
      name: 'scxml replay',
      command: ['node', 'tests/run/scxml.ts'],
      env: { SCXML_REPORT: join(reports, 'scxml.json') },
      count: () => readReport(join(reports, 'scxml.json')) ?? { passed: 0, failed: 1 },
    },
  ],
  [
    {
      name: 'svg in librsvg',
      command: ['node', 'tests/run/svg.ts'],
      env: { SVG_REPORT: join(reports, 'svg.json') },
      count: () => readReport(join(reports, 'svg.json')) ?? { passed: 0, failed: 1 },
    },
    { name: 'build', command: ['node', 'tests/run/build.ts'] },
  ],
  { name: 'openapi', command: ['node', 'server/openapi/write.ts', '--check'] },
  { name: 'budgets', command: ['node', 'tests/run/budget.mjs'] },
]
if (!isFast)
  steps.push(
    { name: 'chromium', command: ['node', 'tests/run/chromium.mjs'] },
    {
      name: 'end to end',
      command: ['playwright', 'test'],
      env: { E2E_REPORT: join(reports, 'e2e.json') },
      count: () => countPlaywright(join(reports, 'e2e.json')),
    },
    {
      name: 'proofs',
      command: ['node', 'tests/prove/all.ts'],
      env: { PROOFS_REPORT: join(reports, 'proofs.json') },
      count: () => readReport(join(reports, 'proofs.json')) ?? { passed: 0, failed: 1 },
    },
  )

await ensureInstalled()
const results = []
for (const step of steps) results.push(...(await Promise.all([step].flat().map(runStep))))
rmSync(reports, { recursive: true, force: true })
summarise(results)

async function runStep(step, index, { length }) {
  const title = `\n=== ${step.name} ===`
  const isAlone = length === 1
  const started = Date.now()
  if (isAlone) console.log(title)
  const { code, output } = await run(step.command, step.env, isAlone ? 'inherit' : 'pipe')
  if (!isAlone) console.log(title)
  if (output) console.log(output)
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  const counted = step.count?.() ?? { passed: 0, failed: 0 }
  const hasCounted = !step.count || counted.passed > 0 || counted.skipped !== undefined
  const isGreen = code === 0 && counted.failed === 0 && hasCounted
  if (!step.count) counted[isGreen ? 'passed' : 'failed'] = 1
  else if (!isGreen && counted.failed === 0) counted.failed = 1
  const verdict = counted.skipped ? 'skipped' : 'passed'
  console.log(`--- ${step.name}: ${isGreen ? verdict : 'FAILED'} in ${seconds} s`)
  return { name: step.name, seconds, isGreen, ...counted }
}

/** @param outputs 'pipe': collected, so that the lines of two steps do not mix */
function run([command, ...args], env = {}, outputs = 'inherit') {
  const path = [join(project, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  const child = spawn(command, args, {
    cwd: project,
    stdio: ['ignore', outputs, outputs],
    env: { ...process.env, PATH: path, ...env },
    shell: process.platform === 'win32',
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk
    })
  return new Promise((settle) => {
    child.once('error', (fault) => settle({ code: 1, output: fault.message }))
    child.once('close', (code) => settle({ code: code ?? 1, output }))
  })
}

function summarise(all) {
  console.log('\n=== summary ===')
  for (const { name, seconds, isGreen, passed, failed, skipped } of all) {
    const told = skipped ? `skipped: ${skipped}` : `${passed} passed, ${failed} failed`
    console.log(`${isGreen ? 'ok  ' : 'FAIL'} ${name.padEnd(20)} ${told.padEnd(28)} ${seconds} s`)
  }
  const failures = all.flatMap((each) => each.failures ?? [])
  if (failures.length) console.log(`\nFailed:\n${failures.map((title) => `  ${title}`).join('\n')}`)
  const sum = (key) => all.reduce((total, each) => total + each[key], 0)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = all.every((each) => each.isGreen) ? 0 : 1
}
