import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Checkout, writeStamp } from './tree.ts'

let folder = ''
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.example', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim()

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'emberwright-tree-'))
  vi.stubEnv('XDG_CACHE_HOME', join(folder, 'cache'))
  git('init', '--quiet')
  writeFileSync(join(folder, '.gitignore'), 'cache\n')
  writeFileSync(join(folder, 'a.txt'), 'a')
  git('add', '--all')
  git('commit', '--quiet', '--message=first')
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

test('a clean checkout has the tree of its commit, a changed or new file another one', () => {
  const checkout = new Checkout(folder)
  const first = git('rev-parse', 'HEAD^{tree}')
  expect(checkout.tree()).toBe(first)
  expect(checkout.isClean()).toBe(true)
  writeFileSync(join(folder, 'b.txt'), 'b')
  expect(checkout.tree()).not.toBe(first)
  expect(checkout.isClean()).toBe(false)
  expect(git('diff', '--cached', '--name-only')).toBe('')
})

test('the inputs of a step change only with the paths that it reads', () => {
  const checkout = new Checkout(folder)
  const before = checkout.tree()
  writeFileSync(join(folder, 'b.txt'), 'b')
  const after = checkout.tree()
  expect(checkout.hash(after, ['a.txt'])).toBe(checkout.hash(before, ['a.txt']))
  expect(checkout.hash(after, ['.'])).not.toBe(checkout.hash(before, ['.']))
})

test('the latest commit with a stamp is found from later ones', () => {
  const checkout = new Checkout(folder)
  expect(checkout.lastStamped()).toBeNull()
  const stamp = { tree: checkout.tree(), passed: 3, failed: 0, flaky: 1, seconds: 9 }
  writeStamp(stamp)
  const stamped = git('rev-parse', 'HEAD')
  writeFileSync(join(folder, 'a.txt'), 'changed')
  git('commit', '--quiet', '--all', '--message=second')
  expect(checkout.lastStamped()).toBe(stamped)
  const file = join(folder, 'cache/emberwright/gates', `${stamp.tree}.json`)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(stamp)
})
