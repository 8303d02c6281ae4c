import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { MediaFile } from '#server/content/media-files.ts'
import { StartError } from '#server/platform/start/start-error.ts'
import { makeNamedFolder, readNamedFile, writeNamedFile } from './named-file.ts'

const FILE = /^[0-9a-f]{64}\.(png|jpg|webp|avif)$/
const ALTS = 'alternative-texts.json'
const Alts = v.record(v.string(), v.string())

/** Writes `FOLDER/media/{sha256}.{ext}` and their alternative texts; resolves with the number of pictures. */
export async function writeMediaFiles(folder: string, files: AsyncIterable<MediaFile>): Promise<number> {
  const place = join(folder, 'media')
  for (const name of namesIn(place)) rmSync(join(place, name))
  rmSync(join(place, ALTS), { force: true })
  const alts: Record<string, string> = {}
  for await (const { name, alt, bytes } of files) {
    makeNamedFolder(place)
    writeNamedFile(join(place, name), bytes)
    alts[name] = alt
  }
  const count = Object.keys(alts).length
  if (count > 0) writeNamedFile(join(place, ALTS), `${JSON.stringify(alts, null, 2)}\n`)
  return count
}

/** The pictures of an exported folder; not validated. */
export function readMediaFiles(folder: string): readonly MediaFile[] {
  const place = join(folder, 'media')
  const alts = readAlts(join(place, ALTS))
  return namesIn(place).map((name) => ({
    name,
    alt: alts[name] ?? '',
    bytes: readNamedFile(join(place, name)),
  }))
}

const namesIn = (place: string): readonly string[] =>
  existsSync(place) ? readdirSync(place).filter((name) => FILE.test(name)) : []

function readAlts(path: string): Readonly<Record<string, string>> {
  if (!existsSync(path)) return {}
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Alts), readNamedFile(path).toString())
  if (!read.success) throw new StartError(`${path} is no list of texts by file name.`)
  return read.output
}
