import type { Cover } from '#statecharts/engine/suite.ts'
import { csvFiles } from '#statecharts/formats/csv.ts'
import { type FormatFile, perMachine } from '#statecharts/formats/format-file.ts'
import { gherkinFiles } from '#statecharts/formats/gherkin.ts'
import { junitFiles } from '#statecharts/formats/junit.ts'
import { playwrightFiles } from '#statecharts/formats/playwright.ts'
import { fileText } from '#statecharts/generated.ts'
import { pathFileOf } from '#statecharts/paths.ts'
import { reportFiles } from '#statecharts/report/report-file.ts'

export type Format = 'json' | 'csv' | 'gherkin' | 'playwright' | 'junit' | 'html'

/** The export formats of paths. */
export const formats: Readonly<Record<Format, (covers: readonly Cover[]) => readonly FormatFile[]>> = {
  json: perMachine('json', (cover) => fileText(pathFileOf(cover.suite))),
  csv: csvFiles,
  gherkin: gherkinFiles,
  playwright: playwrightFiles,
  junit: junitFiles,
  html: reportFiles,
}
