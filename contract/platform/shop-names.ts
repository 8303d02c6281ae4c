import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT, type ProjectId } from './constants.ts'

/** The names of the storefronts until their owner sets `store_name`. */
export const SHOP_NAMES = {
  [CONSUMER_PROJECT]: 'Emberwright',
  [PROFESSIONAL_PROJECT]: 'Emberwright Pro',
} as const

/**
 * The title of a page in its document: it ends with the name of the storefront unless it contains it. That of a default page
 * ends with the default name, whose place the name takes.
 */
export function titleWithShop(
  title: string,
  projectId: ProjectId,
  name: string = SHOP_NAMES[projectId],
): string {
  const ending = ` | ${SHOP_NAMES[projectId]}`
  const own = title.endsWith(ending) ? title.slice(0, -ending.length) : title
  if (own === '') return name
  return own.includes(name) ? own : `${own} | ${name}`
}
