import { execFileSync } from 'node:child_process'
import { registry } from '#machines/index.ts'
import type { Cover } from '#statecharts/engine/suite.ts'
import { csvFiles } from '#statecharts/formats/csv.ts'
import { type FormatFile, fileName } from '#statecharts/formats/format-file.ts'
import { junitFiles } from '#statecharts/formats/junit.ts'
import { goldenChanges } from '#statecharts/golden.ts'
import { pathFileOf } from '#statecharts/paths.ts'
import { reportPage } from '#statecharts/report/report-page.ts'
import { reportOf } from '#statecharts/report/report.ts'

/** One self-contained HTML file for all machines. */
export async function reportFiles(covers: readonly Cover[]): Promise<readonly FormatFile[]> {
  const [first] = covers
  const suites = covers.map((cover) => pathFileOf(cover.suite))
  const isGolden = ({ criterion, seed, maxSteps, resetCost }: Cover['suite']) =>
    criterion === 'transition' && seed === 1 && maxSteps === 20 && resetCost === 1
  const text = reportPage(await Promise.all(covers.map(reportOf)), {
    commit: commit(),
    criterion: first?.suite.criterion ?? 'transition',
    seed: first?.suite.seed ?? 1,
    maxSteps: first?.suite.maxSteps ?? 0,
    generated: new Date(),
    machines: registry.length,
    stale: covers
      .filter(({ model, suite }) => isGolden(suite) && goldenChanges(model, suite.paths).length > 0)
      .map(({ chart }) => chart.id),
    downloads: [
      { name: fileName(covers, 'json'), type: 'application/json' as const, text: JSON.stringify(suites) },
      ...junitFiles(covers).map((file) => ({ ...file, type: 'application/xml' as const })),
      ...csvFiles(covers).map((file) => ({ ...file, type: 'text/csv' as const })),
    ],
  })
  return [{ name: fileName(covers, 'html'), text }]
}

function commit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return null
  }
}
