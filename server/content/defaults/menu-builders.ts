import type { ProjectId } from '#contract/platform/constants.ts'
import type { ContentEntry, MenuItem } from '#contract/content/content-kinds.ts'

export const link = (title: string, link_to: string): MenuItem => ({
  title,
  link_to,
  icon: null,
  is_link_new_window: false,
  children: [],
})

export const newWindow = (title: string, link_to: string): MenuItem => ({
  ...link(title, link_to),
  is_link_new_window: true,
})

/** A heading with links below it. */
export const group = (title: string, ...children: readonly MenuItem[]): MenuItem => ({
  title,
  link_to: null,
  icon: null,
  is_link_new_window: false,
  children,
})

export const menu = (
  project_id: ProjectId,
  key: string,
  items: readonly MenuItem[],
): ContentEntry<'menu'> => ({
  project_id,
  kind: 'menu',
  key,
  body: { items: [...items].map(sourceOf) },
})

type ItemSource = ContentEntry<'menu'>['body']['items'][number]

/** The schema wants arrays that may be changed. */
const sourceOf = (item: MenuItem): ItemSource => ({
  ...item,
  children: item.children.map((child) => ({ ...child, children: [] })),
})
