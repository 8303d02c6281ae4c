import { quickOrderMachine } from '#machines/quick-order/quick-order.machine.ts'
import type { Call } from '#src/services/platform/client/client.ts'
import type { ReadChosenFile } from '#src/services/documents/document-upload.ts'
import { quickOrderServices } from '#src/services/quick-order/quick-order.ts'
import { readWorkbook } from '#src/services/quick-order/workbook/read-workbook.ts'

/** Fetched with the page of the quick order only. */
export const wireQuickOrder = (call: Call, read: ReadChosenFile) =>
  quickOrderMachine.provide({ actors: quickOrderServices(call, { read, readWorkbook }) })
