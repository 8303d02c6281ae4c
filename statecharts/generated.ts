import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export interface GeneratedFile {
  /** relative to the project root */
  readonly path: string
  readonly text: string
}

/** JSON as committed: indented by two spaces, with a final newline. */
export const fileText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

export function writeFiles(files: readonly GeneratedFile[]): void {
  for (const { path, text } of files) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}

/** Obsolete files in a folder of generated files, of machines that no longer exist. */
export function strayFiles(folder: string, files: readonly Pick<GeneratedFile, 'path'>[]): readonly string[] {
  const wanted = new Set(files.map((file) => file.path))
  return namesIn(folder)
    .map((name) => join(folder, name))
    .filter((path) => !wanted.has(path))
}

export function removeFiles(paths: readonly string[]): void {
  for (const path of paths) rmSync(path)
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith('.'))
  } catch {
    return []
  }
}
