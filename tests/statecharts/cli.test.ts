import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { registry } from '#machines/index.ts'
import { chartsCommand } from '#statecharts/commands/charts-command.ts'
import { pathsCommand } from '#statecharts/commands/paths-command.ts'

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
    [['draw'], 'say charts or paths, not "draw"'],
    [['charts', 'toilet'], `unknown machine "toilet": there are ${known}`],
    [['charts', '--chekc'], "Unknown option '--chekc'"],
    [['paths', '--seed', '-1'], "Option '--seed' argument is ambiguous"],
  ])('%j is one clear line and exit code 2', async (args, line) => {
    expect(await cli(...args)).toEqual({ code: 2, out: '', errors: `${line}\n` })
  })

  test.each([
    [['toilet'], `unknown machine "toilet": there are ${known}`],
    [['--coverage', 'pair'], 'unknown coverage "pair": transition or state'],
    [['--max-steps', 'few'], '--max-steps takes a number from 0 on, not "few"'],
    [['--format', 'csv'], 'unknown format "csv": table or json'],
    [['--check', '--seed', '2'], '--check compares golden paths, which have no further options'],
    [['--replay', 'nowhere-1'], 'there is no golden path "nowhere-1"'],
  ])('paths %j is refused', async (args, line) => {
    await expect(pathsCommand(args)).rejects.toThrow(new Error(line))
  })
})

describe('what can be done', () => {
  test('paths with options go to the folder asked for and leave the golden ones alone', async () => {
    const args = ['coupon', '--coverage', 'state', '--max-steps', '0', '--out', folder, '--format', 'json']
    const { lines, code } = await pathsCommand(args)
    expect(code).toBe(0)
    expect(JSON.parse(lines.join('\n'))).toMatchObject({ machine: 'coupon', criterion: 'state', missed: [] })
    expect(readdirSync(folder)).toEqual(['coupon.state.json'])
  })

  test('a golden path can be walked again', async () => {
    const { lines, code } = await pathsCommand(['coupon', '--replay', 'coupon-1'])
    expect([code, lines.at(-1)]).toEqual([0, 'as expected at every step'])
  })

  test('the charts and paths of one machine can be checked alone', async () => {
    expect(await chartsCommand(['coupon', '--check'])).toEqual({
      lines: ['3 chart files are as their machines'],
      code: 0,
    })
    expect(await pathsCommand(['coupon', '--check'])).toEqual({
      lines: ['1 path files are as their machines'],
      code: 0,
    })
  })
})
