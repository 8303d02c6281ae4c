import type { Proof } from './proof.ts'

/** Every proof by the name of its command, `npm run prove:<name>`. */
export const proofs: Readonly<Record<string, () => Promise<Proof>>> = {
  limits: async () => (await import('./limits/limits.proof.ts')).limits,
  money: async () => (await import('./money/money.proof.ts')).money,
  orders: async () => (await import('./orders/orders.proof.ts')).orders,
}
