import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { registry } from '#machines/index.ts'
import { chartOf } from '#statecharts/engine/chart-model.ts'
import { callNamesOf } from '#statecharts/export/service-calls.ts'

const sourcesIn = (folder: string) =>
  readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
const sources = sourcesIn('src/services')
const services = [
  ...new Set(
    registry.flatMap(({ machine }) =>
      chartOf(machine).nodes.flatMap((node) => node.invoke.map(({ src }) => src)),
    ),
  ),
]
const made = (source: string) => [...source.matchAll(/\b\w+Calls\.(\w+)/g)].flatMap(([, name]) => name ?? [])
const holds = (source: string) =>
  services.filter((service) => new RegExp(`const ${service}(Logic)?: `).test(source))

describe.each(services.filter((service) => callNamesOf(service).length > 0))('the service %s', (service) => {
  test('makes the calls in its chart', () => {
    // forms name their calls in views
    const all = [...sources, ...sourcesIn('src/views')].flatMap(made)
    expect(callNamesOf(service).filter((name) => !all.includes(name))).toEqual([])
    expect(sources.filter((source) => holds(source).includes(service))).toHaveLength(1)
  })
})

test('no call of a file that holds services is missing in the charts', () => {
  const untold = sources.flatMap((source) => {
    const told: readonly string[] = holds(source).flatMap(callNamesOf)
    return told.length === 0 ? [] : made(source).filter((name) => !told.includes(name))
  })
  expect(untold).toEqual([])
})
