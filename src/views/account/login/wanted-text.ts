const WANTED: readonly (readonly [RegExp, string])[] = [
  [/^\/cart/, 'Log in to continue to your cart.'],
  [/^\/checkout/, 'Log in to continue to checkout.'],
  [/^\/account/, 'Log in to continue to your account.'],
]

/** Why the login page is shown, when the user was redirected to it. */
export function wantedText(initialUrl: string | null, wantsProduct: boolean): string | null {
  const wanted = WANTED.find(([pattern]) => initialUrl !== null && pattern.test(initialUrl))?.[1]
  return wanted ?? (wantsProduct ? 'Log in to add the product to your cart.' : null)
}
