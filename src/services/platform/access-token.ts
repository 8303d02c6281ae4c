import { boolean, object, optional, safeParse } from 'valibot'

const Payload = object({ is_impersonate: optional(boolean(), false) })

/** Reads `is_impersonate` from the payload of an access token: staff acting as this customer. */
export function isImpersonating(token: string | null): boolean {
  const payload = token?.split('.')[1]
  if (payload === undefined) return false
  try {
    const read = safeParse(Payload, JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))))
    return read.success && read.output.is_impersonate
  } catch {
    return false
  }
}
