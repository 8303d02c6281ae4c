/**
 * `edit`: drafts; `publish`: what visitors see; `settings`, `orders`, `charts`: the staff pages of these names;
 * `customers`: volume requests and documents of customers.
 */
export const STAFF_RIGHTS = ['edit', 'publish', 'settings', 'orders', 'charts', 'customers'] as const
export type StaffRight = (typeof STAFF_RIGHTS)[number]
