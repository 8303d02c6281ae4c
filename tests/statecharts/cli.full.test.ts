import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { registry } from '#machines/index.ts'
import { chartsCommand } from '#statecharts/commands/charts-command.ts'
import { pathsCommand } from '#statecharts/commands/paths-command.ts'
import { couponModel } from '#machines/checkout/coupon/coupon.model.ts'
import { toastModel } from '#machines/platform/toast/toast.model.ts'
import { goldenPathsOf } from '#statecharts/golden.ts'
import { formats } from '#statecharts/formats/formats.ts'

interface Ran {
  readonly code: number
  readonly out: string
  readonly errors: string
}

const cli = (...args: readonly string[]): Promise<Ran> =>
  new Promise((resolve) => {
    execFile(process.execPath, ['statecharts/cli.ts', ...args], (problem, out, errors) =>
      resolve({ code: typeof problem?.code === 'number' ? problem.code : 0, out, errors }),
    )
  })

const known = registry.map((model) => model.machine.id).join(', ')
const folder = mkdtempSync(join(tmpdir(), 'paths-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('what cannot be done', () => {
  test.each([
    [['draw'], 'say charts, paths, check, mutants or explorer, not "draw"'],
    [['charts', 'toilet'], `unknown machine "toilet": there are ${known}`],
    [['paths', 'chekout'], 'unknown machine "chekout": did you mean checkout?'],
    [['paths', '--max-step', '3'], 'unknown option --max-step: did you mean --max-steps?'],
    [
      ['paths', 'coupon', '--explain', 'coupon.applyed'],
      'no chart draws a state or transition "coupon.applyed": did you mean coupon.applied or coupon.applying?',
    ],
    [['charts', '--chekc'], "Unknown option '--chekc'"],
    [
      ['paths', 'toast', '--format', 'csv', '--out', 'package.json/x'],
      '--out takes a folder, and package.json/x is a file or lies below one',
    ],
    [['paths', '--seed', '-1'], "Option '--seed' argument is ambiguous"],
  ])('%j is one clear line and exit code 2', async (args, line) => {
    expect(await cli(...args)).toEqual({ code: 2, out: '', errors: `${line}\n` })
  })

  test.each([
    [['toilet'], `unknown machine "toilet": there are ${known}`],
    [['--coverage', 'pears'], 'unknown coverage "pears": state, transition, pair'],
    [['--max-steps', 'few'], '--max-steps takes a number from 0 on, not "few"'],
    [['--format', 'cvs'], 'unknown format "cvs": json, csv, gherkin, playwright, junit, html'],
    [['--check', '--seed', '2'], '--check compares golden paths, which have no further options'],
    [['--check', '--replay', 'coupon-1'], '--check and --replay cannot be asked for together'],
    [['--compare', '--out', 'x'], '--compare writes no files, so it takes no --out'],
    [['--fresh', '--seed', '2'], '--fresh makes the golden paths anew, so it takes no further options'],
    [
      ['--replay', 'package.json'],
      'package.json is no file of paths as `npm run paths -- --format json` writes it',
    ],
    [['--replay', 'nowhere-1'], 'there is no path "nowhere-1"'],
    [['coupon', '--replay', 'coupon-9'], 'there is no path "coupon-9": did you mean coupon-1?'],
  ])('paths %j is refused', async (args, line) => {
    await expect(pathsCommand(args)).rejects.toThrow(new Error(line))
  })
})

describe('what can be done', () => {
  test.each([
    [['--help'], 'npm run charts | paths'],
    [['-h'], 'npm run charts | paths'],
    [['paths', '--help'], 'npm run paths [-- machine…]'],
    [['charts', 'coupon', '-h'], 'npm run charts [-- machine…]'],
  ])('%j prints the options and is exit code 0', async (args, beginning) => {
    const { code, out, errors } = await cli(...args)
    expect([code, errors, out.startsWith(beginning)]).toEqual([0, '', true])
  })

  test('paths with options go to the folder asked for and leave the golden ones alone', async () => {
    const args = ['coupon', '--coverage', 'state', '--max-steps', '0', '--out', folder, '--format', 'json']
    const { code } = await pathsCommand(args)
    expect(code).toBe(0)
    expect(readdirSync(folder)).toEqual(['coupon.state.json'])
    const written: unknown = JSON.parse(readFileSync(join(folder, 'coupon.state.json'), 'utf8'))
    expect(written).toMatchObject({ machine: 'coupon', criterion: 'state', missed: [] })
  })

  test.each(Object.keys(formats))(
    'paths are shown in the format %s, or written to a folder',
    async (format) => {
      const { lines, code } = await pathsCommand(['staleCart', '--format', format])
      const written = await pathsCommand(['staleCart', '--format', format, '--out', join(folder, format)])
      expect([code, written.code, lines.length]).toEqual([0, 0, 1])
      const name = readdirSync(join(folder, format))[0] ?? ''
      expect(written.lines).toContain(`written ${join(folder, format)}/${name}`)
      // the report and the results tell how long it took
      const timeless = (text = '') => text.replaceAll(/[\d:.]+ (UTC|ms|s)\b|time="[^"]*"/g, '').trimEnd()
      expect(timeless(readFileSync(join(folder, format, name), 'utf8'))).toBe(timeless(lines[0]))
    },
  )

  test('a path is reproducible from its seed', async () => {
    const args = ['texasCheck', '--coverage', 'pair', '--seed', '7', '--max-steps', '12']
    const once = await pathsCommand([...args, '--format', 'json'])
    expect(await pathsCommand([...args, '--format', 'json'])).toEqual(once)
    const other = ['texasCheck', '--coverage', 'pair', '--seed', '8', '--max-steps', '12', '--format', 'json']
    expect(await pathsCommand(other)).not.toEqual(once)
    const { paths } = JSON.parse(once.lines[0] ?? '')
    const { lines, code } = await pathsCommand([...args, '--replay', 'texasCheck-2'])
    expect([code, lines.length, lines.at(-1)]).toEqual([
      0,
      paths[1].steps.length + 2,
      'as expected at every step',
    ])
  })

  test('the shortest path to a state or transition is printed', async () => {
    expect(await pathsCommand(['coupon', '--explain', 'coupon.removing'])).toEqual({
      lines: ['input start', '1. coupon.load', '2. getCoupon answers present', '3. coupon.remove'],
      code: 0,
    })
    expect(await pathsCommand(['coupon', '--explain', 'removing'])).toEqual(
      await pathsCommand(['coupon', '--explain', 'coupon.removing']),
    )
  })

  test.each(['json', 'csv', 'gherkin', 'junit'])('%s writes the committed paths', async (format) => {
    const golden = await goldenPathsOf(toastModel)
    const { lines } = await pathsCommand(['toast', '--format', format])
    const text = lines.join('\n')
    if (format === 'json')
      expect(JSON.parse(text).paths).toMatchObject(
        golden.map(({ id, begins, steps }) => ({ id, begins, steps })),
      )
    else
      expect([
        ...new Set([...text.matchAll(/paths -- toast --replay ([\w-]+)/g)].map(([, id]) => id)),
      ]).toEqual(golden.map(({ id }) => id))
  })

  test('a golden path can be replayed', async () => {
    const { lines, code } = await pathsCommand(['coupon', '--replay', 'coupon-1'])
    expect([code, lines.at(-1)]).toEqual([0, 'as expected at every step'])
  })

  test('the charts of one machine are written where one wants them, and nothing else', async () => {
    const out = join(folder, 'charts')
    const written = await cli('charts', 'coupon', '--out', out)
    expect(written).toEqual({ code: 0, out: `6 chart files written to ${out}\n`, errors: '' })
    expect(readdirSync(out).toSorted()).toEqual(
      ['json', 'layout.json', 'md', 'mmd', 'scxml', 'svg'].map((extension) => `coupon.${extension}`),
    )
  })

  test('a release is of all machines', async () => {
    await expect(chartsCommand(['coupon', '--release'])).rejects.toThrow('the charts of all machines')
  })

  test('the paths of one machine can be checked alone', async () => {
    expect(await pathsCommand(['coupon', '--check'])).toEqual({
      lines: ['the paths of coupon are as committed'],
      code: 0,
    })
  })
})

test('the coverage report walks the committed paths, and calls them old only where they are', async () => {
  const { lines } = await pathsCommand(['coupon', '--format', 'html'])
  const page = lines.join('\n')
  expect(page).toContain('1 of ')
  expect(page).not.toContain('The committed paths are older')
  for (const { id } of await goldenPathsOf(couponModel)) expect(page).toContain(id)
})
