import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { homedir, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** A repository, to tell which trees have passed. */
export class Checkout {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** The tree of the files as they are now, those that git ignores left out; of a clean checkout that of its commit. */
  tree(): string {
    const drafts = mkdtempSync(join(tmpdir(), 'emberwright-index-'))
    const index = join(drafts, 'index')
    const kept = resolve(this.#folder, this.#git(['rev-parse', '--git-path', 'index']))
    if (existsSync(kept)) copyFileSync(kept, index)
    this.#git(['add', '--all'], { GIT_INDEX_FILE: index })
    const tree = this.#git(['write-tree'], { GIT_INDEX_FILE: index })
    rmSync(drafts, { recursive: true })
    return tree
  }

  isClean(): boolean {
    return this.tree() === this.#git(['rev-parse', 'HEAD^{tree}'])
  }

  /** A hash of the given paths of a tree, those that do not exist left out. */
  hash(tree: string, paths: readonly string[]): string {
    const listed = this.#git(['ls-tree', tree, ...paths])
    return createHash('sha256').update(listed).digest('hex')
  }

  /** The latest commit whose tree has passed the gate, in any checkout of this user; null if none has. */
  lastStamped(): string | null {
    const commits = this.#git(['log', '--max-count=200', '--format=%H %T']).split('\n')
    const found = commits.map((line) => line.split(' ')).find(([, tree]) => existsSync(stampFile(tree ?? '')))
    return found?.[0] ?? null
  }

  #git(args: readonly string[], env: Readonly<Record<string, string>> = {}): string {
    const options = { cwd: this.#folder, encoding: 'utf8', env: { ...process.env, ...env } } as const
    return execFileSync('git', [...args], { ...options, stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  }
}

export interface Stamp {
  readonly tree: string
  readonly passed: number
  readonly failed: number
  readonly flaky: number
  readonly seconds: number
}

/** Notes that a tree has passed the gate. */
export function writeStamp(stamp: Stamp): void {
  const file = stampFile(stamp.tree)
  mkdirSync(resolve(file, '..'), { recursive: true })
  writeFileSync(file, `${JSON.stringify(stamp)}\n`)
}

function stampFile(tree: string): string {
  const cache = process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache')
  return join(cache, 'emberwright/gates', `${tree}.json`)
}
