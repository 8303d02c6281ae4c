import { normalizedPath } from '#contract/content/paths.ts'
import { NEW_SHOW_PATH, SHOW_PATHS } from '#contract/content/show-paths.ts'
import type { ShowAddress } from '#machines/shows/show-builder/show-builder.types.ts'

/** What a path of the show builder names. */
export function showAddressOf(path: string): ShowAddress {
  const normal = normalizedPath(path)
  if (normal === NEW_SHOW_PATH) return { kind: 'new', id: crypto.randomUUID() }
  const id = normal.slice(SHOW_PATHS.builder.length + 1)
  return id === '' ? { kind: 'list' } : { kind: 'show', id }
}
