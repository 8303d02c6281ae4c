import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { type Answer, BadRequest } from '#statecharts/commands/command.ts'

const file = 'dist/explorer/statecharts.html'

/** `explorer`: tells where the built explorer is, and opens it in the browser of whoever has a terminal. */
export function explorerCommand(args: readonly string[]): Answer {
  parseArgs({ args: [...args], options: {}, strict: true })
  if (!existsSync(file)) throw new BadRequest(`${file} is not built: npm run explorer`)
  const address = pathToFileURL(resolve(file)).href
  if (process.stdout.isTTY) open(address)
  return { lines: [address], code: 0 }
}

function open(address: string): void {
  const [command = '', ...args] = OPENERS[process.platform] ?? ['xdg-open']
  const child = spawn(command, [...args, address], { stdio: 'ignore', detached: true })
  // where nothing opens files, the address stays in the terminal
  child.once('error', () => undefined)
  child.unref()
}

const OPENERS: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
}
