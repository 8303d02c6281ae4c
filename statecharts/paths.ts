import type { MachineModel } from '#machines/model.ts'
import { chartOf } from '#statecharts/engine/chart-model.ts'
import { explore } from '#statecharts/engine/explore.ts'
import type { Path } from '#statecharts/engine/path.ts'
import { type Suite, type SuiteOptions, suiteOf } from '#statecharts/engine/suite.ts'
import { fileText, type GeneratedFile } from '#statecharts/generated.ts'

/** The committed form of a suite: statecharts/paths/<id>.transition.json. */
export interface PathFile extends Omit<Suite, 'paths'> {
  readonly generated: string
  readonly replay: string
  readonly steps: number
  readonly paths: readonly Path[]
}

export const pathsFolder = 'statecharts/paths'

export function pathFileOf(model: MachineModel, options: SuiteOptions = {}): PathFile {
  const { paths, ...suite } = suiteOf(chartOf(model.machine), explore(model), options)
  return {
    generated: 'by `npm run paths`: do not edit, run it again and read the difference',
    replay: `npm run paths -- ${suite.machine} --replay <path id>`,
    ...suite,
    steps: paths.reduce((sum, path) => sum + path.steps.length, 0),
    paths,
  }
}

/** The golden paths of a machine: default options, so that the file is the same for everybody. */
export function goldenPaths(model: MachineModel): GeneratedFile {
  const file = pathFileOf(model)
  return { path: `${pathsFolder}/${file.machine}.${file.criterion}.json`, text: fileText(file) }
}
