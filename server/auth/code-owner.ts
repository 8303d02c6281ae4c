import type { CallContext } from '#server/http/handler.ts'
import type { CodeOwner } from './reset-code.ts'

/** A code is worth something only in the browser that asked for it, so that nobody else can try it, or use it up. */
export function codeOwner(email: string, { projectId, browser }: CallContext): CodeOwner {
  if (browser === null) throw new Error('a reset code belongs to a browser')
  return { projectId, email: email.toLowerCase(), browser }
}
