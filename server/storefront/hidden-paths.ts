import { API_PREFIX } from '#contract/platform/constants.ts'
import { CHECKOUT_PATHS, normalizedPath, PATHS, STAGE_PREFIX } from '#contract/content/paths.ts'

/** The beginnings of paths that search engines shall not ask for, as robots.txt names them. */
export const HIDDEN_PATHS = [
  PATHS.account,
  PATHS.cart,
  PATHS.compare,
  CHECKOUT_PATHS.checkout,
  PATHS.login,
  PATHS.staff,
  STAGE_PREFIX,
  `/${API_PREFIX}`,
] as const

/** Goes by the beginning, as robots.txt does. */
export const isHiddenPath = (path: string): boolean => {
  const normalized = normalizedPath(path)
  return HIDDEN_PATHS.some((hidden) => normalized.startsWith(hidden))
}
