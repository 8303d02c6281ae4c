// Runs on the Node in PATH (20 or newer): installs what is missing and goes on with Node 24.
import { spawn } from 'node:child_process'
import { ensureInstalled, exitCode, newNode, project } from '#server/start/install.mjs'

const began = Date.now()
await ensureInstalled()
const child = spawn(newNode(), ['tests/run/run-steps.ts', ...process.argv.slice(2)], {
  cwd: project,
  stdio: 'inherit',
  env: { ...process.env, RUN_BEGAN: String(began) },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
process.exit(await exitCode(child))
