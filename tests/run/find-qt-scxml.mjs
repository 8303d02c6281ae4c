import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const cache = join(project, 'node_modules/.cache/shop-qt-scxml')
const debianPython = '/usr/bin/python3'
const packages = ['python3-pyside2.qtscxml', 'python3-pyside6.qtscxml']

/**
 * Finds a Python that has Qt SCXML, or installs it; without the rights to install, unpacks it into the cache.
 * @returns {{ python: string, env: Record<string, string> } | null} null where this machine cannot have one
 */
export function findQtScxml() {
  const found = [debianPython, 'python3'].map((python) => ({ python, env: {} })).find(answers)
  return found ?? unpacked() ?? installed() ?? unpack()
}

function installed() {
  if (process.getuid?.() !== 0 || !runs('apt-get', ['--version'])) return null
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) => spawnSync('apt-get', args, { stdio: 'inherit', env, timeout: 300_000 })
  apt('update')
  const name = knownPackage()
  if (name) apt('install', '-y', '--no-install-recommends', name)
  const debian = { python: debianPython, env: {} }
  return answers(debian) ? debian : null
}

function unpack() {
  const name = runs('apt-get', ['--version']) ? knownPackage() : undefined
  if (!name) return null
  mkdirSync(cache, { recursive: true })
  const plan = ['install', '--simulate', '--no-install-recommends', name]
  const missing = execFileSync('apt-get', plan, { encoding: 'utf8' }).match(/(?<=^Inst )\S+/gm) ?? []
  spawnSync('apt-get', ['download', ...missing], { cwd: cache, stdio: 'inherit', timeout: 300_000 })
  for (const file of readdirSync(cache).filter((each) => each.endsWith('.deb')))
    spawnSync('dpkg', ['--extract', file, '.'], { cwd: cache, stdio: 'inherit' })
  return unpacked()
}

function unpacked() {
  const libraries = { x64: 'x86_64-linux-gnu', arm64: 'aarch64-linux-gnu' }[process.arch]
  const env = {
    PYTHONPATH: join(cache, 'usr/lib/python3/dist-packages'),
    LD_LIBRARY_PATH: join(cache, `usr/lib/${libraries}`),
  }
  const found = { python: debianPython, env }
  return answers(found) ? found : null
}

const knownPackage = () => packages.find((name) => runs('apt-cache', ['show', name]))

const answers = ({ python, env }) =>
  runs(python, ['-c', 'try: import PySide6.QtScxml\nexcept ImportError: import PySide2.QtScxml'], env)

function runs(command, args, env = {}) {
  const options = { stdio: 'ignore', timeout: 60_000, env: { ...process.env, ...env } }
  return spawnSync(command, args, options).status === 0
}
