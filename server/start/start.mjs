// Runs on the Node that happens to be there (20 or newer); everything after it runs on Node 24.
import { spawn } from 'node:child_process'
import { ensureInstalled, exitCode, newNode, project } from './install.mjs'

await ensureInstalled()
const server = spawn(newNode(), ['server/main.ts', ...process.argv.slice(2)], {
  cwd: project,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
process.exit(await exitCode(server))
