/**
 * `edit`: drafts; `publish`: what visitors see; `settings`, `orders`, `charts`: the staff pages of these names; `refunds`: cancels,
 * refunds and records payments of orders;
 * `customers`: volume requests, documents of customers and who wants the newsletter; `catalogue`: products, prices and stock, singly and by file.
 */
export const STAFF_RIGHTS = [
  'edit',
  'publish',
  'settings',
  'orders',
  'refunds',
  'charts',
  'customers',
  'catalogue',
] as const
export type StaffRight = (typeof STAFF_RIGHTS)[number]
