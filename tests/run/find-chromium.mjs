import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const cache = join(project, 'node_modules/.cache/shop-chromium')

/**
 * Finds a working Chromium, or installs one. @returns {Promise<{ executablePath: string, env: Record<string, string>,
 * from: string }>}
 */
export async function findChromium() {
  const found =
    chosen() ?? (await playwrights()) ?? systems() ?? packaged() ?? (await downloaded()) ?? installed()
  if (found) return found
  throw new Error(
    'No Chromium was found or could be installed. Set CHROMIUM_PATH to a Chromium or Chrome, or install one.',
  )
}

/** Flags that keep Chromium from making network requests of its own. */
export const launchArgs = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-domain-reliability',
  '--no-pings',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

function chosen() {
  const path = process.env.CHROMIUM_PATH
  if (!path) return null
  if (answers(path)) return { executablePath: path, env: {}, from: 'CHROMIUM_PATH' }
  throw new Error(`CHROMIUM_PATH is ${path}, which does not answer to --version.`)
}

async function playwrights() {
  const { chromium } = await import('playwright')
  const path = chromium.executablePath()
  return answers(path) ? { executablePath: path, env: {}, from: 'Playwright' } : null
}

function systems() {
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  const path = [...names.map(onPath), mac].find((candidate) => candidate && answers(candidate))
  return path ? { executablePath: path, env: {}, from: 'the system' } : null
}

function packaged() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  if (!existsSync(join(cache, 'chromium'))) unpack()
  const executablePath = join(cache, 'chromium')
  const env = { LD_LIBRARY_PATH: join(cache, 'al2023/lib'), FONTCONFIG_PATH: join(cache, 'fonts') }
  return answers(executablePath, env) ? { executablePath, env, from: '@sparticuz/chromium' } : null
}

async function downloaded() {
  spawnSync(process.execPath, [join(project, 'node_modules/playwright/cli.js'), 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: 300_000,
  })
  return playwrights()
}

function installed() {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return null
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']])
    spawnSync('apt-get', args, { stdio: 'inherit', env, timeout: 300_000 })
  return systems()
}

/** In a child process, because the package writes to the temp folder when it is loaded. */
function unpack() {
  const draft = `${cache}.${process.pid}`
  mkdirSync(draft, { recursive: true })
  const bin = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../bin')
  const script = `import { inflate } from '@sparticuz/chromium'
    for (const name of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'])
      await inflate(${JSON.stringify(bin)} + '/' + name)`
  execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: project,
    env: { ...process.env, TMPDIR: draft },
    stdio: 'inherit',
  })
  writeFileSync(join(draft, 'fonts/fonts.conf'), fontsConf)
  if (existsSync(join(cache, 'chromium'))) return rmSync(draft, { recursive: true, force: true })
  rmSync(cache, { recursive: true, force: true })
  renameSync(draft, cache)
}

const fontsConf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${join(cache, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(cache, 'font-cache')}</cachedir>
</fontconfig>
`

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(':')
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

function answers(path, env = {}) {
  if (!existsSync(path)) return false
  const { status } = spawnSync(path, ['--version'], { env: { ...process.env, ...env }, timeout: 20_000 })
  return status === 0
}
