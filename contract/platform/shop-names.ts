import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT, type ProjectId } from './constants.ts'

/** The names of the storefronts, where the settings are not read. */
export const SHOP_NAMES = {
  [CONSUMER_PROJECT]: 'Emberwright',
  [PROFESSIONAL_PROJECT]: 'Emberwright Pro',
} as const

/** The title of a page in its document: it ends with the name of the storefront unless it contains it. */
export function titleWithShop(title: string, projectId: ProjectId): string {
  const name = SHOP_NAMES[projectId]
  if (title === '') return name
  return title.includes(name) ? title : `${title} | ${name}`
}
