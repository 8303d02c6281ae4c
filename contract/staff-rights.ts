/** `edit`: drafts; `publish`: what visitors see; `settings`, `orders`, `charts`: the staff pages of these names. */
export const STAFF_RIGHTS = ['edit', 'publish', 'settings', 'orders', 'charts'] as const
export type StaffRight = (typeof STAFF_RIGHTS)[number]
