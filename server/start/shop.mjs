// Runs on the Node in PATH (20 or newer) and spawns everything else on Node 24.
import { spawn } from 'node:child_process'
import { ensureInstalled, exitCode, newNode, project } from './install.mjs'

await ensureInstalled()
const command = spawn(newNode(), ['server/staff/admin-cli/main.ts', ...process.argv.slice(2)], {
  cwd: project,
  stdio: 'inherit',
})
process.exit(await exitCode(command))
