import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { StartError } from '#server/platform/start/start-error.ts'

const project = resolve(import.meta.dirname, '../..')
const sources = [
  'index.html',
  'vite.config.ts',
  'vite.ssr.config.ts',
  'vite.explorer.config.ts',
  'package-lock.json',
]
const sourceFolders = ['src', 'machines', 'statecharts', 'contract', 'pyro', 'build']
const vite = join(project, 'node_modules/vite/bin/vite.js')
const stamp = join(project, 'node_modules/.cache/emberwright-built')

/** Builds the app unless the existing build has the same source hash; resolves with its folder. */
export async function ensureBuilt(log: (line: string) => void): Promise<string> {
  const dist = join(project, 'dist')
  const hash = hashOfSources()
  const isBuilt = existsSync(join(dist, 'index.html'))
  const cannotBuild = !existsSync(vite)
  if (isBuilt && (cannotBuild || readStamp() === hash)) return dist
  if (cannotBuild)
    throw new StartError('The app is not built and the build tool is not installed; run "npm ci".')
  log('Building the app.')
  await build('vite.config.ts')
  // after the app, whose build empties the folder
  await build('vite.ssr.config.ts')
  await build('vite.explorer.config.ts')
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, hash)
  return dist
}

async function build(config: string): Promise<void> {
  const child = spawn(process.execPath, [vite, 'build', '--config', config, '--logLevel', 'warn'], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  const code = await new Promise((settle, refuse) => {
    child.once('error', refuse).once('close', settle)
  })
  if (code === 0) return
  if (/ENOSPC/.test(output)) throw new StartError(`The disk is full: the app cannot be built in ${project}.`)
  throw new StartError(`The app could not be built:\n${output.trim()}`)
}

function hashOfSources(): string {
  const hash = createHash('sha256')
  for (const file of [...sources, ...sourceFolders.flatMap(filesBelow)])
    if (existsSync(join(project, file))) hash.update(file).update(readFileSync(join(project, file)))
  return hash.digest('hex')
}

function filesBelow(folder: string): string[] {
  const root = join(project, folder)
  if (!existsSync(root)) return []
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path))
  return paths.filter((path) => statSync(join(project, path)).isFile()).sort()
}

function readStamp(): string {
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
}
