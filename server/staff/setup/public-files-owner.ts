import type { ProjectId } from '#contract/platform/constants.ts'
import { textOf } from '#contract/site/settings.ts'
import { PUBLIC_FILES_PATH } from '#server/site/setting-table.ts'
import type { Answers } from './setup-fields.ts'

/**
 * The storefront whose files of terms and privacy policy a storefront links: itself by their path, or the one at whose address
 * they lie; null: they lie at another host.
 */
export function publicFilesOwner(
  projectId: ProjectId,
  answers: ReadonlyMap<ProjectId, Answers>,
): ProjectId | null {
  const folder = textOf(answers.get(projectId) ?? {}, 'aws_public_files_path')
  if (folder === PUBLIC_FILES_PATH) return projectId
  const address = URL.parse(folder)?.href
  if (address === undefined) return null
  const owner = [...answers].find(
    ([, each]) => URL.parse(PUBLIC_FILES_PATH, textOf(each, 'public_url'))?.href === address,
  )
  return owner?.[0] ?? null
}
