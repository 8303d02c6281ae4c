import type { Proof } from './proof.ts'

/** Every proof by the name of its command, `npm run prove:<name>`; the longest first, so that none is left alone. */
export const proofs: Readonly<Record<string, () => Promise<Proof>>> = {
  'unknown-outcome': async () => (await import('./unknown-outcome/unknown-outcome.proof.ts')).unknownOutcome,
  orders: async () => (await import('./orders/orders.proof.ts')).orders,
  xss: async () => (await import('./xss/xss.proof.ts')).xss,
  recovery: async () => (await import('./recovery/recovery.proof.ts')).recovery,
  authz: async () => (await import('./authz/authz.proof.ts')).authz,
  availability: async () => (await import('./availability/availability.proof.ts')).availability,
  'card-canary': async () => (await import('./card-canary/card-canary.proof.ts')).cardCanary,
  'cart-converge': async () => (await import('./cart-converge/cart-converge.proof.ts')).cartConverge,
  'database-faults': async () => (await import('./database-faults/database-faults.proof.ts')).databaseFaults,
  fuzz: async () => (await import('./fuzz/fuzz.proof.ts')).fuzz,
  growth: async () => (await import('./growth/growth.proof.ts')).growth,
  keyboard: async () => (await import('./keyboard/keyboard.proof.ts')).keyboard,
  limits: async () => (await import('./limits/limits.proof.ts')).limits,
  load: async () => (await import('./load/load.proof.ts')).load,
  money: async () => (await import('./money/money.proof.ts')).money,
  'parallel-limits': async () => (await import('./parallel-limits/parallel-limits.proof.ts')).parallelLimits,
  restart: async () => (await import('./restart/restart.proof.ts')).restart,
  storage: async () => (await import('./storage/storage.proof.ts')).storage,
}

/** Proofs that compare times and therefore run alone. */
export const comparesTimes: ReadonlySet<string> = new Set([
  'availability',
  'database-faults',
  'load',
  'restart',
])
