/** The points of an order submission at which tests stop or kill the process; nothing may be lost or doubled at any. */
export const FAILPOINTS = [
  'reserved',
  'before gateway',
  'during gateway',
  'after gateway',
  'before settling',
  'settled',
] as const
export type Failpoint = (typeof FAILPOINTS)[number]
