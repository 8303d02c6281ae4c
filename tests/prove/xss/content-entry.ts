import type { ContentEntry, ContentKind, ContentSource } from '#contract/content/content-kinds.ts'

export type Entry<K extends ContentKind = ContentKind> = Pick<ContentEntry<K>, 'kind' | 'key' | 'body'>

export const entry = <K extends ContentKind>(kind: K, key: string, body: ContentSource<K>): Entry<K> => ({
  kind,
  key,
  body,
})
