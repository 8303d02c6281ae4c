import { normalEmail } from '#contract/platform/email.ts'
import type { CallContext } from '#server/platform/http/handler.ts'
import type { CodeOwner } from './reset-code.ts'

/** A reset code is bound to the browser that requested it: no other browser can guess it or use up its tries. */
export function codeOwner(email: string, { projectId, browser }: CallContext): CodeOwner {
  if (browser === null) throw new Error('a reset code belongs to a browser')
  return { projectId, email: normalEmail(email), browser }
}
