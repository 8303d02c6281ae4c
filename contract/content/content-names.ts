import { PROFESSIONAL_PROJECT, type ProjectId } from '#contract/platform/constants.ts'

/** The menus of each storefront. */
export type Menu = 'desktop_options' | 'hamburger_options' | 'information_options' | 'pricing_options'

/** The menus of links to pages, with their titles. */
export const LINK_MENUS = [
  { menu: 'information_options', title: 'Information' },
  { menu: 'pricing_options', title: 'Pricing' },
] as const satisfies readonly { readonly menu: Menu; readonly title: string }[]

const prefixOf = (projectId: ProjectId) => (projectId === PROFESSIONAL_PROJECT ? 'pl' : 'rw')

/** The name of a menu of a storefront in the API: `rw_desktop_options`. */
export const menuName = (projectId: ProjectId, menu: Menu): string => `${prefixOf(projectId)}_${menu}`

/** The name of the carousel of a storefront in the API. */
export const carouselName = (projectId: ProjectId): string => `${prefixOf(projectId)}_landing`
