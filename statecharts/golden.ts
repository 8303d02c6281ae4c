import { readFileSync } from 'node:fs'
import type { MachineModel } from '#machines/model.ts'
import { inNewNames } from '#statecharts/engine/former-states.ts'
import type { Path } from '#statecharts/engine/path.ts'
import { type PathFile, pathsFolder } from '#statecharts/paths.ts'

/** The committed golden paths of a machine, as they were written; none when they were never generated. */
export function readGoldenPaths(machine: string): readonly Path[] {
  try {
    return readPathFile(`${pathsFolder}/${machine}.transition.json`).paths
  } catch {
    return []
  }
}

/** The same in the names that its states have today. */
export const goldenPathsOf = (model: MachineModel): readonly Path[] =>
  readGoldenPaths(model.machine.id).map((path) => inNewNames(model, path))

/** A suite that `npm run paths` has written, this release's or an earlier one's; throws where the file holds none. */
export function readPathFile(file: string): PathFile {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!isPathFile(content)) throw new Error(`${file} holds no paths`)
  return content
}

function isPathFile(content: unknown): content is PathFile {
  if (typeof content !== 'object' || content === null) return false
  return 'machine' in content && 'paths' in content && Array.isArray(content.paths)
}
