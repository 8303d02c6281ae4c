import { readFileSync } from 'node:fs'
import type { Path } from '#statecharts/engine/path.ts'
import { type PathFile, pathsFolder } from '#statecharts/paths.ts'

/** The committed golden paths of a machine; none when they were never generated. */
export function readGoldenPaths(machine: string): readonly Path[] {
  try {
    // written by paths.ts, and compared with what it would write now by `paths --check`
    const file: PathFile = JSON.parse(readFileSync(`${pathsFolder}/${machine}.transition.json`, 'utf8'))
    return file.paths
  } catch {
    return []
  }
}
