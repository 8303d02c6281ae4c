import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { EntryContent, EntryKey } from '#contract/content/content-editing.ts'
import { CONTENT_KINDS, type ContentKind } from '#contract/content/content-kinds.ts'
import { beginChange } from '#server/platform/database/begin-change.ts'
import type { Db } from '#server/platform/database/db.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { openSettings } from '#server/site/settings-reader.ts'
import { writeEntry } from './entry-writes.ts'
import { type EntryFile, type ExportedEntry, exportedEntries, PROJECTS } from './exported-entries.ts'
import { insertPicture, readPicture } from './media.ts'
import type { MediaFile } from './media-files.ts'
import { missingMedia } from './media-references.ts'
import { problemsOfChange, redirectHosts, redirectsAmong } from './redirect-graph.ts'
import { entryProblems } from './validate-entry.ts'

const Entry = v.strictObject({
  project_id: v.picklist(PROJECTS),
  // Object.keys widens the keys to strings
  kind: v.picklist(Object.keys(CONTENT_KINDS) as ContentKind[]),
  key: EntryKey,
  ...EntryContent.entries,
})

export interface Import {
  /** `file: field: text` each; nothing is written when there is one */
  readonly problems: readonly string[]
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  /** new ones */
  readonly pictures: number
}

interface ReadFile {
  readonly file: string
  readonly entry: v.InferOutput<typeof Entry> | null
  readonly problems: readonly string[]
}

/** Writes the entries and pictures of files in one transaction, or none; an unchanged entry gets no revision. */
export async function importEntries(
  db: Db,
  files: readonly EntryFile[],
  media: readonly MediaFile[] = [],
): Promise<Import> {
  const read = files.map(readEntry)
  const pictures = media.map((file) => ({ ...file, picture: readPicture(file.bytes) }))
  const found = read.flatMap(({ file, entry }) => (entry ? [{ file, entry }] : []))
  return inTransaction(db, async (trx) => {
    await beginChange(trx, { staffId: '', note: 'Import of files' })
    const live = new Map((await exportedEntries(trx)).map((entry) => [addressOf(entry), entry]))
    const different = found.filter(({ entry }) => !isSame(entry, live.get(addressOf(entry))))
    const problems = [
      ...read.flatMap((each) => each.problems),
      ...pictures.flatMap(pictureProblems),
      ...repeatedKeys(found),
      ...(await missingPictures(
        trx,
        different,
        media.map(({ name }) => name),
      )),
      ...(await redirectLines(
        trx,
        live,
        different.map(({ entry }) => entry),
      )),
    ]
    if (problems.length > 0) return { problems, added: 0, changed: 0, unchanged: 0, pictures: 0 }
    let newPictures = 0
    for (const { picture, alt } of pictures)
      if (picture.kind === 'picture' && (await insertPicture(trx, picture, { alt, staffId: null })))
        newPictures++
    for (const { entry } of different) {
      const { project_id: projectId, kind, key, ...content } = entry
      await writeEntry(trx, { projectId, kind, key }, content)
    }
    const added = different.filter(({ entry }) => !live.has(addressOf(entry))).length
    const [changed, unchanged] = [different.length - added, found.length - different.length]
    return { problems, added, changed, unchanged, pictures: newPictures }
  })
}

/** Why the file of a picture is not one that its name says. */
function pictureProblems({
  name,
  picture,
}: {
  readonly name: string
  readonly picture: ReturnType<typeof readPicture>
}): readonly string[] {
  if (picture.kind === 'invalid') return [`${name}: ${picture.text}`]
  return `${picture.sha256}.${picture.type}` === name ? [] : [`${name}: The content is of another picture.`]
}

async function missingPictures(
  db: Db,
  different: readonly { readonly file: string; readonly entry: ExportedEntry }[],
  added: readonly string[],
): Promise<readonly string[]> {
  const written = different.map(({ entry }) => ({ kind: entry.kind, key: entry.key, content: entry }))
  return (await missingMedia(db, written, added)).map(
    ({ kind, key, field, text }) => `${kind} ${key}: ${field}: ${text}`,
  )
}

/** What keeps changed redirects from being written, as for those that an editor publishes. */
async function redirectLines(
  db: Db,
  live: ReadonlyMap<string, ExportedEntry>,
  different: readonly ExportedEntry[],
): Promise<readonly string[]> {
  const result = new Map([...live, ...different.map((entry) => [addressOf(entry), entry] as const)])
  const settings = await openSettings(db)
  return PROJECTS.flatMap((project) => {
    const isHere = (entry: ExportedEntry) => entry.project_id === project
    const change = {
      before: redirectsAmong([...live.values()].filter(isHere)),
      after: redirectsAmong([...result.values()].filter(isHere)),
      written: different.filter((entry) => isHere(entry) && entry.kind === 'redirect').map(({ key }) => key),
    }
    return problemsOfChange(change, redirectHosts(settings.current(project).app)).map(
      ({ key, text }) => `redirect ${key}: ${text}`,
    )
  })
}

function readEntry({ file, text }: EntryFile): ReadFile {
  const json = parseJson(text)
  if (json === undefined) return { file, entry: null, problems: [`${file}: is not JSON`] }
  const read = v.safeParse(Entry, json)
  if (!read.success) {
    const problems = read.issues.map((issue) => {
      const field = issue.path?.map((item) => String(item.key)).join('.') ?? ''
      return `${file}: ${field}: ${issue.message}`
    })
    return { file, entry: null, problems }
  }
  const problems = entryProblems(read.output).map((problem) => `${file}: ${problem.field}: ${problem.text}`)
  return { file, entry: read.output, problems }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const addressOf = ({ project_id, kind, key }: Pick<ExportedEntry, 'project_id' | 'kind' | 'key'>): string =>
  `${project_id} ${kind} ${key}`

function repeatedKeys(found: readonly { file: string; entry: v.InferOutput<typeof Entry> }[]): string[] {
  const first = new Map<string, string>()
  return found.flatMap(({ file, entry }) => {
    const other = first.get(addressOf(entry))
    first.set(addressOf(entry), file)
    return other === undefined ? [] : [`${file}: key: ${entry.key} is also in ${other}`]
  })
}

const moments = (entry: Pick<ExportedEntry, 'starts_at' | 'ends_at'>) =>
  [entry.starts_at, entry.ends_at].map((at) =>
    at === null ? null : at.replace(/(\.\d*?)0*Z$/, '$1Z').replace('.Z', 'Z'),
  )

const isSame = (entry: ExportedEntry, live: ExportedEntry | undefined): boolean =>
  live !== undefined &&
  entry.position === live.position &&
  isDeepStrictEqual(moments(entry), moments(live)) &&
  isDeepStrictEqual(entry.body, live.body)
