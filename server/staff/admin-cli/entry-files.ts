import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT_KINDS } from '#contract/content/content-kinds.ts'
import { PROJECTS } from '#server/content/exported-entries.ts'
import type { EntryFile, ExportedEntry } from '#server/content/exported-entries.ts'
import { makeNamedFolder, readNamedFile, writeNamedFile } from './named-file.ts'

const folders = (folder: string): readonly string[] =>
  PROJECTS.flatMap((project) => Object.keys(CONTENT_KINDS).map((kind) => join(folder, String(project), kind)))

/** Writes `FOLDER/{project}/{kind}/{key}.json`; files of an earlier export are removed first. */
export function writeEntryFiles(folder: string, entries: readonly ExportedEntry[]): void {
  for (const each of folders(folder)) for (const file of filesIn(each)) rmSync(file)
  const used = new Set<string>()
  for (const entry of entries) {
    const place = join(folder, String(entry.project_id), entry.kind)
    makeNamedFolder(place)
    writeNamedFile(unusedName(join(place, nameOf(entry.key)), used), `${JSON.stringify(entry, null, 2)}\n`)
  }
}

/** The entries of an exported folder, with their files; not validated. */
export const readEntryFiles = (folder: string): readonly EntryFile[] =>
  folders(folder)
    .flatMap(filesIn)
    .map((file) => ({ file, text: readNamedFile(file).toString() }))

const filesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name) => join(folder, name))
    : []

/** The key is in the file; the name only tells files apart. */
const nameOf = (key: string): string =>
  key
    .replaceAll(/[^\w.-]+/g, '_')
    .replaceAll(/^[_.]+|_+$/g, '')
    .slice(0, 100) || 'home'

function unusedName(path: string, used: Set<string>): string {
  let name = path
  for (let n = 2; used.has(name.toLowerCase()); n++) name = `${path}-${n}`
  used.add(name.toLowerCase())
  return `${name}.json`
}
