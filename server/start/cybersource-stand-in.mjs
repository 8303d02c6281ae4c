// Runs on the Node in PATH (20 or newer) and spawns everything else on Node 24.
import { spawn } from 'node:child_process'
import { ensureInstalled, exitCode, newNode, project } from './install.mjs'
import { whenParentIsGone } from './parent.mjs'

await ensureInstalled()
const program = 'server/platform/gateway/cybersource/stand-in/serve-stand-in.ts'
const standIn = spawn(newNode(), [program, ...process.argv.slice(2)], { cwd: project, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => standIn.kill(signal))
whenParentIsGone(() => standIn.kill('SIGTERM'))
process.exit(await exitCode(standIn))
