import { counted } from '#contract/platform/format-count.ts'
import { existsSync, statSync } from 'node:fs'
import type { ProjectId } from '#contract/platform/constants.ts'
import { withDatabase } from '#server/platform/database/with-database.ts'
import { StartError } from '#server/platform/start/start-error.ts'
import { type LoadedFile, type LoadedPhotos, loadPhotos } from '#server/staff/products/load-photos.ts'
import { folderFiles, type SourceFile, withZipFiles } from '#server/staff/products/photo-source.ts'

const USAGE = [
  'Photos of products from a folder or a zip file, called MODEL.jpg, MODEL-2.png or MODEL/3.webp:',
  '  npm run shop -- products photos FOLDER|ZIP [--check]   loads them; with --check only tells what would be done',
].join('\n')

/** Runs `npm run shop -- products photos`; resolves with the lines to print. */
export async function photoCommand(
  databaseUrl: string,
  projectIds: readonly ProjectId[],
  [subject, ...rest]: readonly string[],
): Promise<readonly string[]> {
  const options = rest.filter((word) => word.startsWith('--'))
  const [from, ...more] = rest.filter((word) => !word.startsWith('--'))
  const isCheck = options.join(' ') === '--check'
  if (subject !== 'photos' || from === undefined || more.length > 0 || (options.length > 0 && !isCheck))
    throw new StartError(USAGE)
  if (!existsSync(from)) throw new StartError(`There is no folder or file ${from}.`)
  return withDatabase(databaseUrl, async (db) => {
    const load = (files: readonly SourceFile[]) => loadPhotos(db, files, { projectIds, isCheck })
    const loaded = statSync(from).isDirectory()
      ? await load(folderFiles(from))
      : await withZipFiles(from, load)
    return report(loaded, isCheck)
  })
}

const KINDS = ['added', 'replaced', 'unchanged', 'refused'] as const

/** of the models without a photo */
const MOST_NAMED = 200

function report({ files, products, without }: LoadedPhotos, isCheck: boolean): readonly string[] {
  const counts = KINDS.map((kind) => `${files.filter((file) => file.kind === kind).length} ${kind}`)
  return [
    ...files.filter(({ kind }) => kind !== 'unchanged').map(lineOf),
    `${counts.join(', ')}.${isCheck ? ' Nothing is written.' : ' Visitors see it within a second.'}`,
    withoutText(products, without),
  ]
}

function withoutText(products: number, without: readonly string[]): string {
  if (products === 0) return 'There is no product yet: npm run shop -- import products FILE'
  if (without.length === 0) return 'Every product has a photo.'
  const more = without.length - MOST_NAMED
  const named = without.slice(0, MOST_NAMED).join(', ')
  return `${counted(without.length, 'product')} without a photo: ${named}${more > 0 ? ` and ${more} more` : ''}.`
}

const lineOf = ({ path, kind, text }: LoadedFile): string => `${path}: ${kind}, ${text}`
