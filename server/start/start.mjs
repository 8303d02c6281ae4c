// Runs on the Node in PATH (20 or newer) and spawns everything else on Node 24.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, newNode, project } from './install.mjs'
import { whenParentIsGone } from './parent.mjs'
import { supervise } from './supervise.mjs'

await ensureInstalled()
const log = process.env.NODE_ENV === 'production' ? await jsonLog() : (line) => console.error(line)
// a small young generation and two malloc arenas keep the server below 200 MB without a measurable cost; a catalogue of 20,000
// products of which all prices change is twice in memory for a moment, 330 MB
const lean = ['--max-semi-space-size=8', '--max-old-space-size=768']
const compiled = join(project, 'node_modules/.cache/emberwright-compiled')
const { ended, stop } = supervise(
  () =>
    spawn(newNode(), [...lean, 'server/main.ts', ...process.argv.slice(2)], {
      cwd: project,
      env: { MALLOC_ARENA_MAX: '2', NODE_COMPILE_CACHE: compiled, ...process.env },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    }),
  log,
)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal))
whenParentIsGone(() => stop('SIGTERM'))
process.exit(await ended)

/** Imported only now: before, nothing may be installed. */
async function jsonLog() {
  const { openJsonLog } = await import('#server/platform/log/json-log.mjs')
  const logger = openJsonLog()
  return (line) => logger.error(line)
}
