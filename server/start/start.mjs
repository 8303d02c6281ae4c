// Runs on the Node in PATH (20 or newer) and spawns everything else on Node 24.
import { spawn } from 'node:child_process'
import { ensureInstalled, newNode, project } from './install.mjs'
import { lean } from './lean.mjs'
import { whenParentIsGone } from './parent.mjs'
import { supervise } from './supervise.mjs'

await ensureInstalled()
const log = process.env.NODE_ENV === 'production' ? await jsonLog() : (line) => console.error(line)
const { ended, stop } = supervise(
  () =>
    spawn(newNode(), [...lean.flags, 'server/main.ts', ...process.argv.slice(2)], {
      cwd: project,
      env: { ...lean.env, ...process.env },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    }),
  log,
)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal))
whenParentIsGone(() => stop('SIGTERM'))
process.exit(await ended)

/** Imported only now: before, nothing may be installed. */
async function jsonLog() {
  const { openJsonLog, standardOutput, writeNow } = await import('#server/platform/log/json-log.mjs')
  const logger = openJsonLog(standardOutput())
  return (line) => writeNow(logger, 'error', line)
}
