import { expect as base } from '@playwright/test'

/** Of pages and walks too, which also run in proofs, where no configuration of the test runner holds. */
export const expect = base.configure({ timeout: 30_000 })
