export const DEMO_PASSWORD = 'Fireworks!2026'

const logIns: readonly (readonly [name: string, what: string])[] = [
  ['silver', 'silver level, a saved address in Missouri'],
  ['gold', 'gold level'],
  ['texas', 'an address in Texas'],
  ['new', 'no address, no orders, not yet on a volume level'],
  ['special', 'special order pricing'],
  ['allowed', 'may check out while checkout is disabled'],
  ['big', 'an order with 164 products, a saved cart of 200 lines'],
  ['pro', 'professional line (storefront 14)'],
  ['staff', 'acts for customers at /login-as, edits at /staff; code: npm start -- --show-staff-code'],
]

/** The lines that `npm start` prints: who can log in to the demo shop. */
export function demoLogIns(): string {
  const rows = logIns.map(([name, what]) => `  ${`${name}@emberwright.example`.padEnd(28)} ${what}`)
  return [`Log in with the password ${DEMO_PASSWORD} as`, ...rows].join('\n')
}
