import type { Proof } from './proof.ts'

/** Every proof by the name of its command, `npm run prove:<name>`. */
export const proofs: Readonly<Record<string, () => Promise<Proof>>> = {
  orders: async () => (await import('./orders/orders.proof.ts')).orders,
}
