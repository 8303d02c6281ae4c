import { readFileSync } from 'node:fs'
import type { MachineModel } from '#machines/model.ts'
import { inNewNames } from '#statecharts/engine/former-states.ts'
import type { Path } from '#statecharts/engine/path.ts'
import { type PathFile, pathsFolder } from '#statecharts/paths.ts'

/** The committed golden paths of a machine; empty when never generated. */
export function readGoldenPaths(machine: string): readonly Path[] {
  try {
    return readPathFile(`${pathsFolder}/${machine}.transition.json`).paths
  } catch {
    return []
  }
}

/** The same with renamed states mapped to their current names (`formerStates`). */
export const goldenPathsOf = (model: MachineModel): readonly Path[] =>
  readGoldenPaths(model.machine.id).map((path) => inNewNames(model, path))

/** Parses a suite written by `npm run paths`, of this or an earlier release; throws for any other file. */
export function readPathFile(file: string): PathFile {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!isPathFile(content)) throw new Error(`${file} holds no paths`)
  return content
}

function isPathFile(content: unknown): content is PathFile {
  if (typeof content !== 'object' || content === null) return false
  return 'machine' in content && 'paths' in content && Array.isArray(content.paths)
}
