import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { addDatabaseMetrics } from '#server/platform/health/database-metrics.ts'
import { createMetrics } from '#server/platform/health/metrics.ts'
import { openDatabase } from '#server/platform/database/open.ts'

const folder = resolve(import.meta.dirname, '../../../../docs/monitoring')
const OF_PROMETHEUS = new Set(['up'])
const FUNCTIONS = /^(sum|max|rate|topk|histogram_quantile|by)$/

/** The names of metrics in PromQL, without those of labels. */
const metricsIn = (query: string): readonly string[] =>
  (query.replaceAll(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)/g, ' ').match(/[a-z_][\w:]*/gi) ?? []).filter(
    (name) => !FUNCTIONS.test(name) && !/^e\d+$/.test(name),
  )

const queriesOf: Readonly<Record<string, (text: string) => readonly string[]>> = {
  'alerts.yml': (text) => Array.from(text.matchAll(/^ *expr: (.+)$/gm), ([, query = '']) => query),
  'dashboard.json': (text) =>
    (JSON.parse(text) as { panels: { targets: { expr: string }[] }[] }).panels.flatMap(({ targets }) =>
      targets.map(({ expr }) => expr),
    ),
}

test.each(Object.keys(queriesOf))('%s asks only for metrics that the shop has', async (file) => {
  const { registry } = createMetrics()
  const db = openDatabase('postgres://nobody@127.0.0.1:1/none', 1)
  addDatabaseMetrics(registry, db)
  await db.destroy()
  const known = new Set(
    (await registry.getMetricsAsJSON()).flatMap(({ name, type }) =>
      // as text, because the enum of the library is declared and not there
      String(type) === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  )
  const named = queriesOf[file]?.(readFileSync(join(folder, file), 'utf8')).flatMap(metricsIn) ?? []
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !known.has(name) && !OF_PROMETHEUS.has(name))).toEqual([])
})
