import type { Path } from '#statecharts/engine/path.ts'
import type { Suite } from '#statecharts/engine/suite.ts'
import { replayCommand } from '#statecharts/formats/format-file.ts'
import { fileText, type GeneratedFile } from '#statecharts/generated.ts'

/** The written form of a suite: golden ones are statecharts/paths/<id>.transition.json. */
export interface PathFile extends Suite {
  readonly generated: string
  readonly replay: string
  readonly steps: number
  readonly paths: readonly Path[]
}

export const pathsFolder = 'statecharts/paths'

export function pathFileOf(suite: Suite): PathFile {
  const { paths, ...rest } = suite
  return {
    generated: 'by `npm run paths`: do not edit, run it again and read the difference',
    replay: replayCommand(suite, '<path id>'),
    ...rest,
    steps: paths.reduce((sum, path) => sum + path.steps.length, 0),
    paths,
  }
}

export const pathFile = (suite: Suite, folder: string = pathsFolder): GeneratedFile => ({
  path: `${folder}/${suite.machine}.${suite.criterion}.json`,
  text: fileText(pathFileOf(suite)),
})
