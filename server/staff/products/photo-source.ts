import { lstatSync, opendirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { formatCount } from '#contract/platform/format-count.ts'
import { StartError } from '#server/platform/start/start-error.ts'

/** A file of a folder or of a zip file. */
export interface SourceFile {
  /** below the folder, with slashes */
  readonly path: string
  readonly size: number
  /** throws an Error with the reason when it cannot be read */
  readonly read: () => Promise<Buffer>
}

export const MOST_ENTRIES = 5_000
export const MOST_BYTES = 2_147_483_648

/** The files of a folder and of those below it; of a link only the folder that is named itself is followed. */
export function folderFiles(folder: string): readonly SourceFile[] {
  const files: SourceFile[] = []
  const opened = opendirSync(folder, { recursive: true })
  try {
    for (let entry = opened.readSync(); entry !== null; entry = opened.readSync()) {
      if (files.length > MOST_ENTRIES) throw new StartError(`${folder}: ${TOO_MANY}.`)
      const file = join(entry.parentPath, entry.name)
      if (entry.isFile())
        files.push({
          path: relative(folder, file).split(sep).join('/'),
          size: lstatSync(file).size,
          read: () => readFile(file),
        })
    }
  } finally {
    opened.closeSync()
  }
  return checked(folder, files)
}

/** Passes the files of a zip file to `work`, and closes it. */
export async function withZipFiles<T>(
  file: string,
  work: (files: readonly SourceFile[]) => Promise<T>,
): Promise<T> {
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false }).catch(unreadable(file))
  try {
    return await work(checked(file, await entriesOf(zip).catch(unreadable(file))))
  } finally {
    zip.close()
  }
}

const unreadable = (file: string) => (cause: unknown) => {
  const reason = cause instanceof Error ? cause.message : String(cause)
  throw new StartError(`${file} cannot be read as a zip file: ${reason}.`, { cause })
}

async function entriesOf(zip: ZipFile): Promise<SourceFile[]> {
  const files: SourceFile[] = []
  for await (const entry of zip.eachEntry()) {
    if (files.length > MOST_ENTRIES) throw new Error(TOO_MANY)
    if (!entry.fileName.endsWith('/')) files.push(zipped(zip, entry))
  }
  return files
}

const zipped = (zip: ZipFile, entry: Entry): SourceFile => ({
  path: entry.fileName,
  size: entry.uncompressedSize,
  // yauzl ends with an error where an entry is larger than its size says
  read: async () => buffer(await zip.openReadStreamPromise(entry)),
})

const TOO_MANY = `it has more than ${formatCount(MOST_ENTRIES)} files: divide it`

/** Leaves out what systems put beside the files of people. */
function checked(from: string, files: readonly SourceFile[]): readonly SourceFile[] {
  const own = files.filter(({ path }) => !/(?:^|\/)(?:\.|__MACOSX\/|Thumbs\.db$|desktop\.ini$)/i.test(path))
  if (own.length > MOST_ENTRIES) throw new StartError(`${from}: ${TOO_MANY}.`)
  if (own.reduce((sum, { size }) => sum + size, 0) > MOST_BYTES)
    throw new StartError(`${from}: it has more than 2 GB of files: divide it.`)
  return own.toSorted((one, other) => one.path.localeCompare(other.path, 'en', { numeric: true }))
}
