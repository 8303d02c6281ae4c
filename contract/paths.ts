import type { Step } from './constants.ts'

/** The paths of the fixed pages. Each page has its path here and nowhere else. */
export const PATHS = {
  home: '/',
  login: '/login',
  loginAs: '/login-as',
  register: '/register',
  account: '/account',
  changePassword: '/account/password',
  cart: '/cart',
  contact: '/contact',
  newsletter: '/newsletter',
  tentVideo: '/tent-video',
  volumeApplication: '/pages/volume-application',
  maintenance: '/down-for-maintenance',
} as const

/** The paths of the steps of checkout and of the confirmation after them. */
export const CHECKOUT_PATHS = {
  checkout: '/checkout',
  shipping: '/checkout/shipping',
  payment: '/checkout/payment',
  review: '/checkout/review',
  complete: '/checkout/complete',
} as const satisfies Record<Step | 'complete', string>

/** The paths of the steps of a password reset. */
export const RESET_PATHS = {
  email: '/login/reset-password',
  method: '/login/reset-password-method',
  code: '/login/reset-password/verification',
  password: '/login/reset-password/submit-new-password',
} as const

/** Fixed paths match in any case and with or without one trailing slash. */
export const normalizedPath = (path: string): string => {
  const lower = path.toLowerCase()
  return lower.length > 1 && lower.endsWith('/') ? lower.slice(0, -1) : lower
}

/** The key of a table of paths whose path is `path`, or undefined. */
export function keyOfPath<K extends string>(paths: Readonly<Record<K, string>>, path: string): K | undefined {
  const normalized = normalizedPath(path)
  // Object.keys widens the keys to strings
  return (Object.keys(paths) as K[]).find((key) => paths[key] === normalized)
}
