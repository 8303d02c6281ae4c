import { readFileSync } from 'node:fs'
import type { Path } from '#statecharts/engine/path.ts'
import { fileText, type GeneratedFile } from '#statecharts/generated.ts'

/** The written form of a machine's probes: paths that tell its mutants from it where the golden ones do not. */
export interface ProbeFile {
  readonly generated: string
  readonly machine: string
  /** What a probe covers are mutants. */
  readonly probes: readonly Path[]
}

export const probesFolder = 'statecharts/probes'

export const probeFile = (machine: string, probes: readonly Path[]): GeneratedFile => ({
  path: `${probesFolder}/${machine}.json`,
  text: fileText({
    generated: 'by `npm run mutants -- --write`: do not edit, run it again and read the difference',
    machine,
    probes,
  } satisfies ProbeFile),
})

/** The committed probes of a machine; none when it needs none. */
export function readProbes(machine: string): readonly Path[] {
  try {
    // written by probeFile, and walked again by every test run
    const file: ProbeFile = JSON.parse(readFileSync(`${probesFolder}/${machine}.json`, 'utf8'))
    return file.probes
  } catch {
    return []
  }
}
