import { createHash } from 'node:crypto'
import type { Sheet } from '#server/sheets/sheet.ts'

/** The same for the same sheet: what a HEAD has drawn, the GET after it finds. */
export const contentKey = (sheet: Sheet): string =>
  createHash('sha256').update(JSON.stringify(sheet)).digest('base64')
