import { setDocumentCookie } from './cookies.ts'
import { userStorage } from './storage.ts'

/** Two ports of a host, and storefronts below one domain, share the cookie; the stored record is of this origin. */
export function renewDocumentCookie(): void {
  const token = userStorage.read()?.document_token
  if (token) setDocumentCookie(token)
}
