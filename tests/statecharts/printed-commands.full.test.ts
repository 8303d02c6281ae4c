import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { pathsCommand } from '#statecharts/commands/paths-command.ts'
import type { PathFile } from '#statecharts/paths.ts'

const folder = mkdtempSync(join(tmpdir(), 'printed-'))
afterAll(() => rmSync(folder, { recursive: true }))

const counts = join(folder, 'my counts.json')
writeFileSync(
  counts,
  JSON.stringify({
    machine: 'coupon',
    version: '000000000000',
    from: '2026-06-01',
    to: '2026-06-30',
    rows: ['load', 'remove'].map((name) => ({
      before: null,
      taken: `coupon.applied|coupon.${name}|0`,
      wait: 0,
      times: 60,
    })),
    unknown: 0,
    unattributed: 0,
  }),
)

const printed = /npm run paths -- (\w+ [^\n"]*--replay [\w-]+)/g

test.each(
  [
    ['coupon'],
    ['coupon', '--seed', '7'],
    ['coupon', '--coverage', 'transition'],
    ['staleCart', '--coverage', 'pair', '--max-steps', '12'],
    ['coupon', '--coverage', 'state', '--max-steps', '0'],
    ['coupon', '--reset-cost', '5'],
    ['coupon', '--weights', counts, '--share', '90'],
  ].map((args) => [args] as const),
)('every command that is printed for paths %j replays its path, in every format', async (args) => {
  const textIn = async (format: string) =>
    (await pathsCommand([...args, '--format', format])).lines.join('\n')
  const { paths } = JSON.parse(await textIn('json')) as PathFile
  const commands = paths.map(({ replay = '' }) => replay.replace('npm run paths -- ', ''))
  expect(paths.length).toBeGreaterThan(0)
  for (const format of ['csv', 'gherkin', 'junit', 'html'])
    expect([format, commandsIn(await textIn(format))]).toEqual([format, commands])
  for (const [at, command] of commands.entries()) {
    const { lines, code } = await pathsCommand(wordsOf(command))
    const steps = paths[at]?.steps.length ?? 0
    expect([command, code, lines.length, lines.at(-1)]).toEqual([
      command,
      0,
      steps + 2,
      'as expected at every step',
    ])
  }
})

test('a file of paths replays, whatever options made them', async () => {
  const out = join(folder, 'paths')
  await pathsCommand(['staleCart', '--coverage', 'pair', '--seed', '7', '--format', 'json', '--out', out])
  const { lines, code } = await pathsCommand(['--replay', join(out, 'staleCart.pair.json')])
  expect([code, lines.at(-1)]).toEqual([0, expect.stringMatching(/^(\d+) of \1 paths as expected$/)])
})

/** Each once, in order. */
const commandsIn = (text: string): readonly string[] => [
  ...new Set([...text.replaceAll('&#39;', "'").matchAll(printed)].map(([, command = '']) => command)),
]

/** As a shell reads them. */
const wordsOf = (command: string): readonly string[] =>
  execFileSync('sh', ['-c', `printf '%s\\0' ${command}`], { encoding: 'utf8' })
    .split('\0')
    .slice(0, -1)
