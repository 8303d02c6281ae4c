import type { Cover } from '#statecharts/engine/suite.ts'
import { csvFiles } from '#statecharts/formats/csv.ts'
import { type FormatFile, perMachine } from '#statecharts/formats/format-file.ts'
import { gherkinFiles } from '#statecharts/formats/gherkin.ts'
import { junitFiles } from '#statecharts/formats/junit.ts'
import { fileText } from '#statecharts/generated.ts'
import { pathFileOf } from '#statecharts/paths.ts'
import { reportFiles } from '#statecharts/report/report-file.ts'

export type CoverFormat = 'json' | 'csv' | 'gherkin' | 'junit' | 'html'

type Writer = (covers: readonly Cover[]) => readonly FormatFile[] | Promise<readonly FormatFile[]>

/** The formats of paths that need nothing but the machines; `playwright` asks the walks in a browser as well. */
export const formats: Readonly<Record<CoverFormat, Writer>> = {
  json: perMachine('json', (cover) => fileText(pathFileOf(cover.suite))),
  csv: csvFiles,
  gherkin: gherkinFiles,
  junit: junitFiles,
  html: reportFiles,
}

export type Format = CoverFormat | 'playwright'
export const formatNames: readonly Format[] = ['json', 'csv', 'gherkin', 'playwright', 'junit', 'html']
