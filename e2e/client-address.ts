import { createHash } from 'node:crypto'
import type { TestInfo } from '@playwright/test'

/** An address of one run of a test, so that tests do not share the limits of a client. */
export function clientAddressOf({ testId, repeatEachIndex, retry }: TestInfo): string {
  const digest = createHash('sha256').update(`${testId} ${repeatEachIndex} ${retry}`).digest()
  return ['10', ...digest.subarray(0, 3)].join('.')
}
