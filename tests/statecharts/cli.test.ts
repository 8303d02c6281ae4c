import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { registry } from '#machines/index.ts'

interface Ran {
  readonly code: number
  readonly out: string
  readonly errors: string
}

const cli = (...args: readonly string[]): Promise<Ran> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ['statecharts/cli.ts', ...args],
      { maxBuffer: 1 << 26 },
      (problem, out, errors) =>
        resolve({ code: typeof problem?.code === 'number' ? problem.code : 0, out, errors }),
    )
  })

const known = registry.map((model) => model.machine.id).join(', ')
const [first] = registry
const folder = mkdtempSync(join(tmpdir(), 'paths-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('the statecharts command', () => {
  test.each([
    [[], 'say charts or paths, not ""'],
    [['draw'], 'say charts or paths, not "draw"'],
    [['charts', 'toilet'], `unknown machine "toilet": there are ${known}`],
    [['paths', 'toilet'], `unknown machine "toilet": there are ${known}`],
    [['charts', '--chekc'], "Unknown option '--chekc'"],
    [['paths', '--coverage', 'pair'], 'unknown coverage "pair": transition or state'],
    [['paths', '--max-steps', 'few'], '--max-steps takes a number from 0 on, not "few"'],
    [['paths', '--seed', '-1'], "Option '--seed' argument is ambiguous"],
    [['paths', '--format', 'csv'], 'unknown format "csv": table or json'],
    [['paths', '--check', '--seed', '2'], '--check compares golden paths, which have no further options'],
    [['paths', '--replay', 'nowhere-1'], 'there is no golden path "nowhere-1"'],
  ])('%j is one clear line and exit code 2', async (args, line) => {
    expect(await cli(...args)).toEqual({ code: 2, out: '', errors: `${line}\n` })
  })

  test('paths of one machine with options go to the folder asked for', async () => {
    const id = first?.machine.id ?? ''
    const { code, out } = await cli('paths', id, '--coverage', 'state', '--out', folder, '--format', 'json')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ machine: id, criterion: 'state', missed: [] })
    expect(readdirSync(folder)).toEqual([`${id}.state.json`])
  })

  test('a golden path can be walked again', async () => {
    const { code, out } = await cli('paths', '--replay', `${first?.machine.id}-1`)
    expect([code, out.trim().split('\n').at(-1)]).toEqual([0, 'as expected at every step'])
  })
})
