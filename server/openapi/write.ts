import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { calls } from '#contract/registry.ts'
import { openApiDocument } from './document.ts'

const project = resolve(import.meta.dirname, '../..')
const file = resolve(project, 'contract/openapi.json')
const document = openApiDocument(calls, '1.0.0')
const text = `{ "x-generated": "by npm run openapi from the contract",${JSON.stringify(document, null, 1).slice(1)}\n`

if (process.argv.includes('--check')) {
  const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === text
  console.log(
    isCurrent ? 'contract/openapi.json is current' : 'contract/openapi.json is stale: npm run openapi',
  )
  if (!isCurrent) process.exitCode = 1
} else {
  writeFileSync(file, text)
  console.log(`wrote ${Object.keys(calls).length} calls to contract/openapi.json`)
}
