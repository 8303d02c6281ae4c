import { ACCOUNT_PATHS, CHECKOUT_PATHS, normalizedPath, PATHS } from '#contract/content/paths.ts'

const PRIVATE: ReadonlySet<string> = new Set([
  PATHS.register,
  ACCOUNT_PATHS.password,
  ACCOUNT_PATHS.profile,
  CHECKOUT_PATHS.payment,
  CHECKOUT_PATHS.review,
])

/** No script of a provider runs beside a password or a card. */
export function isPrivatePath(pathname: string): boolean {
  const path = normalizedPath(pathname)
  return path.startsWith(PATHS.login) || PRIVATE.has(path)
}
