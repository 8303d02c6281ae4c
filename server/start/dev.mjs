// Runs on the Node in PATH (20 or newer) and spawns everything else on Node 24.
import { spawn } from 'node:child_process'
import { ensureInstalled, exitCode, newNode, project } from './install.mjs'
import { whenParentIsGone } from './parent.mjs'

await ensureInstalled()
const node = newNode()
const port = process.env.PORT || '3000'
const host = process.env.HOST || '127.0.0.1'
const run = (args, env = {}) =>
  spawn(node, args, { cwd: project, stdio: 'inherit', env: { ...process.env, ...env } })
const api = run(['--watch', '--watch-preserve-output', 'server/main.ts', '--without-app'])
const app = run(['node_modules/vite/bin/vite.js', '--host', host], {
  SHOP_API: `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`,
})
const stop = (signal) => {
  api.kill(signal)
  app.kill(signal)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal))
whenParentIsGone(() => stop('SIGTERM'))
const codes = [exitCode(api), exitCode(app)]
const first = await Promise.race(codes)
stop('SIGTERM')
await Promise.all(codes)
process.exit(first)
