import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openStandIn } from './stand-in.ts'
import { environmentOf } from './stand-in-keys.ts'

/**
 * Serves a stand-in of CyberSource until it is stopped: node serve-stand-in.ts FILE [--settle-after SECONDS] [--port PORT]. Writes
 * the variables of a shop that pays by it to FILE, for `node --env-file`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'settle-after': { type: 'string', default: '600' }, port: { type: 'string', default: '4999' } },
})
const [file] = positionals
if (file === undefined) {
  console.error('Name the file for the variables: node server/start/cybersource-stand-in.mjs FILE')
  process.exitCode = 1
} else {
  const { url, keys } = await openStandIn({
    port: Number(values.port),
    settledAfter: Number(values['settle-after']) * 1_000,
    searchDelay: 30_000,
  })
  const lines = Object.entries(environmentOf(keys)).map(([name, value]) => `${name}="${value}"`)
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 })
  console.log(`The stand-in of CyberSource serves ${url}; the variables of a shop are in ${file}.`)
}
