/**
 * Failpoints of an order submission: tests stop or kill the process at each to prove that nothing is lost or doubled.
 */
export const FAILPOINTS = [
  'reserved',
  'before gateway',
  'during gateway',
  'after gateway',
  'before settling',
  'settled',
] as const
/** The same of a refund. */
export const REFUND_FAILPOINTS = ['refund written', 'refund asked', 'refund settled'] as const
export type Failpoint = (typeof FAILPOINTS | typeof REFUND_FAILPOINTS)[number]
