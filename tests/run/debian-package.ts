import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const libraries = { x64: 'x86_64-linux-gnu', arm64: 'aarch64-linux-gnu' }

export type Environment = Readonly<Record<string, string>>

export interface Wanted<T> {
  /** Debian packages, of which one suffices, in order of preference */
  readonly packages: readonly string[]
  /** Finds the working program below a root folder with these environment variables. */
  readonly find: (root: string, env: Environment) => T | null
}

/** Finds a program or installs its package; without privileges unpacks it into the cache. */
export function findOrInstall<T>({ packages, find }: Wanted<T>): T | null {
  const cache = join(project, 'node_modules/.cache', `debian-${packages[0]}`)
  const system = () => find('', {})
  const unpacked = () => find(cache, { LD_LIBRARY_PATH: join(cache, 'usr/lib', libraryFolder()) })
  const found = system() ?? unpacked()
  if (found !== null || !canRun('apt-get', ['--version'])) return found
  if (process.getuid?.() === 0 && install(packages)) return system()
  return unpack(packages, cache) ? unpacked() : null
}

/** Whether a command succeeds within a minute. */
export function canRun(command: string, args: readonly string[], env: Environment = {}): boolean {
  const options = { stdio: 'ignore', timeout: 60_000, env: { ...process.env, ...env } } as const
  return spawnSync(command, args, options).status === 0
}

const libraryFolder = (): string =>
  Object.entries(libraries).find(([arch]) => arch === process.arch)?.[1] ?? ''

const known = (packages: readonly string[]): string | undefined =>
  packages.find((name) => canRun('apt-cache', ['show', name]))

function install(packages: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: readonly string[]) =>
    spawnSync('apt-get', args, { stdio: 'inherit', env, timeout: 300_000 }).status === 0
  apt('update')
  const name = known(packages)
  return name !== undefined && apt('install', '-y', '--no-install-recommends', name)
}

function unpack(packages: readonly string[], cache: string): boolean {
  const name = known(packages)
  if (name === undefined) return false
  mkdirSync(cache, { recursive: true })
  const plan = ['install', '--simulate', '--no-install-recommends', name]
  const missing = execFileSync('apt-get', plan, { encoding: 'utf8' }).match(/(?<=^Inst )\S+/gm) ?? []
  spawnSync('apt-get', ['download', ...missing], { cwd: cache, stdio: 'inherit', timeout: 300_000 })
  for (const file of readdirSync(cache).filter((each) => each.endsWith('.deb')))
    spawnSync('dpkg', ['--extract', file, '.'], { cwd: cache, stdio: 'inherit' })
  return true
}
