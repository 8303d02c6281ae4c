import { BadRequest } from '#statecharts/commands/command.ts'
import { type GeneratedFile, writeFiles } from '#statecharts/generated.ts'

/** Writes files below the folder of `--out`. */
export function writeFilesTo(out: string, files: readonly GeneratedFile[]): void {
  try {
    writeFiles(files)
  } catch (problem) {
    const isNoFolder =
      problem instanceof Error && 'code' in problem && /^E(NOTDIR|EXIST)$/.test(String(problem.code))
    if (!isNoFolder) throw problem
    throw new BadRequest(`--out takes a folder, and ${out} is a file or lies below one`)
  }
}
