import type { Proof } from './proof.ts'

/** Every proof by its name, `npm run prove -- NAME`; the longest first, so that none is left alone. */
export const proofs: Readonly<Record<string, () => Promise<Proof>>> = {
  'unknown-outcome': async () => (await import('./unknown-outcome/unknown-outcome.proof.ts')).unknownOutcome,
  orders: async () => (await import('./orders/orders.proof.ts')).orders,
  refunds: async () => (await import('./refunds/refunds.proof.ts')).refunds,
  moves: async () => (await import('./moves/moves.proof.ts')).moves,
  xss: async () => (await import('./xss/xss.proof.ts')).xss,
  recovery: async () => (await import('./recovery/recovery.proof.ts')).recovery,
  limits: async () => (await import('./limits/limits.proof.ts')).limits,
  'cart-converge': async () => (await import('./cart-converge/cart-converge.proof.ts')).cartConverge,
  load: async () => (await import('./load/load.proof.ts')).load,
  fuzz: async () => (await import('./fuzz/fuzz.proof.ts')).fuzz,
  'card-canary': async () => (await import('./card-canary/card-canary.proof.ts')).cardCanary,
  jobs: async () => (await import('./jobs/jobs.proof.ts')).jobs,
  availability: async () => (await import('./availability/availability.proof.ts')).availability,
  'database-faults': async () => (await import('./database-faults/database-faults.proof.ts')).databaseFaults,
  authz: async () => (await import('./authz/authz.proof.ts')).authz,
  money: async () => (await import('./money/money.proof.ts')).money,
  processes: async () => (await import('./processes/processes.proof.ts')).processes,
  gateway: async () => (await import('./gateway/gateway.proof.ts')).gateway,
  documents: async () => (await import('./documents/documents.proof.ts')).documents,
  papers: async () => (await import('./papers/papers.proof.ts')).papers,
  webhooks: async () => (await import('./webhooks/webhooks.proof.ts')).webhooks,
  feed: async () => (await import('./feed/feed.proof.ts')).feed,
  'order-form': async () => (await import('./order-form/order-form.proof.ts')).orderForm,
  flow: async () => (await import('./flow/flow.proof.ts')).flow,
  privacy: async () => (await import('./privacy/privacy.proof.ts')).privacy,
  shows: async () => (await import('./shows/shows.proof.ts')).shows,
  open: async () => (await import('./open/open.proof.ts')).open,
  'product-import': async () => (await import('./product-import/product-import.proof.ts')).productImport,
  uploads: async () => (await import('./uploads/uploads.proof.ts')).uploads,
  'rolling-update': async () => (await import('./rolling-update/rolling-update.proof.ts')).rollingUpdate,
  restart: async () => (await import('./restart/restart.proof.ts')).restart,
}

/** Proofs that compare times: they run with nothing beside them. */
export const comparesTimes: readonly string[] = [
  'load',
  'availability',
  'database-faults',
  'restart',
  'processes',
  'webhooks',
]
