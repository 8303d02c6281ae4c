// Runs on the Node that happens to be there (20 or newer); everything after it runs on Node 24.
import { spawn } from 'node:child_process'
import { ensureInstalled, exitCode, newNode, project } from './install.mjs'

await ensureInstalled()
const command = spawn(newNode(), ['server/settings-cli/main.ts', ...process.argv.slice(2)], {
  cwd: project,
  stdio: 'inherit',
})
process.exit(await exitCode(command))
