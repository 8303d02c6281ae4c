import type { lineCalls } from '#contract/quick-order/lines.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { addLines } from './add-lines.ts'
import { checkLines } from './check-lines.ts'

export const lineHandlers: Handlers<typeof lineCalls> = {
  checkLines: ({ body }, context) => checkLines(body, context),
  addLines: ({ body }, context) => addLines(body, context),
}
