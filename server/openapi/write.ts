import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { calls } from '#contract/registry.ts'
import { openApiDocument } from './document.ts'

const project = resolve(import.meta.dirname, '../..')
const file = resolve(project, 'reports/openapi.json')
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, `${JSON.stringify(openApiDocument(calls, '1.0.0'), null, 1)}\n`)
console.log(`wrote ${Object.keys(calls).length} calls to reports/openapi.json`)
