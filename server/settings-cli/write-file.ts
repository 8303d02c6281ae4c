import { type WriteFileOptions, writeFileSync } from 'node:fs'
import { StartError } from '#server/start/start-error.ts'

/** Writes a file that was named in a command; says in one line why it cannot. */
export function writeNamedFile(file: string, text: string, options: WriteFileOptions = {}): void {
  try {
    writeFileSync(file, text, options)
  } catch (error) {
    throw new StartError(
      `${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}
