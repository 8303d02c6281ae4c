import { existsSync, mkdirSync, readFileSync, type WriteFileOptions, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { explainFileError } from '#server/platform/start/explain-file-error.ts'
import { StartError } from '#server/platform/start/start-error.ts'

/** Reads a file that was named in a command; throws a StartError that says why it cannot. */
export const readNamedFile = (file: string): Buffer =>
  orExplained(`${file} cannot be read`, () => readFileSync(file))

/** Writes a file that was named in a command; throws a StartError that says why it cannot. */
export const writeNamedFile = (
  file: string,
  content: string | Uint8Array,
  options: WriteFileOptions = {},
): void => orExplained(`${file} cannot be written`, () => writeFileSync(file, content, options))

/** Makes a folder and those above it. Not `mkdir` with `recursive`: on /proc that never returns. */
export function makeNamedFolder(folder: string): void {
  if (existsSync(folder)) return
  makeNamedFolder(dirname(folder))
  orExplained(`The folder ${folder} cannot be made`, () => mkdirSync(folder))
}

function orExplained<T>(problem: string, work: () => T): T {
  try {
    return work()
  } catch (cause) {
    const reason = explainFileError(cause)
    throw reason === null ? cause : new StartError(`${problem}: ${reason}.`, { cause })
  }
}
