const WANTED: readonly (readonly [RegExp, string])[] = [
  [/^\/cart/, 'Log in to continue to your cart.'],
  [/^\/checkout/, 'Log in to continue to checkout.'],
  [/^\/account/, 'Log in to continue to your account.'],
]

/** Why somebody is on the login page, when they were sent there. */
export const wantedText = (initialUrl: string | null): string | null =>
  WANTED.find(([pattern]) => initialUrl !== null && pattern.test(initialUrl))?.[1] ?? null
