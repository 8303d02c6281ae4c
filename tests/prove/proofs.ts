import type { Proof } from './proof.ts'

/** Every proof by the name of its command, `npm run prove:<name>`. */
export const proofs: Readonly<Record<string, () => Promise<Proof>>> = {
  authz: async () => (await import('./authz/authz.proof.ts')).authz,
  'card-canary': async () => (await import('./card-canary/card-canary.proof.ts')).cardCanary,
  'cart-converge': async () => (await import('./cart-converge/cart-converge.proof.ts')).cartConverge,
  fuzz: async () => (await import('./fuzz/fuzz.proof.ts')).fuzz,
  keyboard: async () => (await import('./keyboard/keyboard.proof.ts')).keyboard,
  limits: async () => (await import('./limits/limits.proof.ts')).limits,
  load: async () => (await import('./load/load.proof.ts')).load,
  money: async () => (await import('./money/money.proof.ts')).money,
  orders: async () => (await import('./orders/orders.proof.ts')).orders,
  recovery: async () => (await import('./recovery/recovery.proof.ts')).recovery,
  storage: async () => (await import('./storage/storage.proof.ts')).storage,
  'unknown-outcome': async () => (await import('./unknown-outcome/unknown-outcome.proof.ts')).unknownOutcome,
  xss: async () => (await import('./xss/xss.proof.ts')).xss,
}

/** They say something only when nothing else is at work. */
export const comparesTimes: ReadonlySet<string> = new Set(['load'])
