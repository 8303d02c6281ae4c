import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Runs `npm ci` when node_modules lacks anything in the lockfile; prints progress. */
export async function ensureInstalled() {
  if (isInstalled()) return
  console.log('Installing the packages of the lockfile; the first time takes a minute or two.')
  const started = Date.now()
  const ticker = setInterval(() => {
    console.log(`  still installing, ${Math.round((Date.now() - started) / 1000)} s`)
  }, 10_000)
  const npm = process.env.npm_execpath
  const flags = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const [command, args] = npm?.endsWith('.js') ? [process.execPath, [npm, ...flags]] : ['npm', flags]
  const code = await exitCode(
    spawn(command, args, {
      cwd: project,
      stdio: 'inherit',
      shell: command === 'npm' && process.platform === 'win32',
    }),
  )
  clearInterval(ticker)
  if (code !== 0 || !isInstalled())
    fail(`The packages could not be installed (npm ci ended with ${code}); see above.`)
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

/** The Node for the shop: from node_modules, or this one if it is new enough. */
export function newNode() {
  const packaged = join(project, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
  if (existsSync(packaged)) return packaged
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 24 || (major === 24 && minor >= 7)) return process.execPath
  return fail(
    `No Node 24 comes packaged for ${process.platform}-${process.arch}, and this is Node ${process.versions.node}; install Node 24.7 or newer.`,
  )
}

/** Resolves with the exit code of a child, 128 + n after signal n. */
export function exitCode(child) {
  const signals = { SIGINT: 130, SIGTERM: 143, SIGKILL: 137, SIGHUP: 129 }
  return new Promise((settle) => {
    child.once('error', (error) => settle(fail(error.message)))
    child.once('exit', (code, signal) => settle(code ?? signals[signal] ?? 1))
  })
}

export function fail(line) {
  console.error(line)
  process.exit(1)
}

function isInstalled() {
  const wanted = packagesOf('package-lock.json')
  const found = packagesOf('node_modules/.package-lock.json')
  if (!wanted || !found) return false
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '' || (!found[path] && entry.optional)) continue
    if (found[path]?.version !== entry.version || found[path]?.integrity !== entry.integrity) return false
  }
  return Object.keys(found).every((path) => path in wanted)
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(join(project, file), 'utf8')).packages
  } catch {
    return null
  }
}
