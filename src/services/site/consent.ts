import { CONSENT_COOKIE, CONSENT_SECONDS, type Consent, consentIn } from '#contract/site/consent.ts'

const listeners = new Set<() => void>()

/** The answer of this browser, an external store; null: none yet, or taken back. */
export const consentStore = {
  read: (): Consent | null => consentIn(document.cookie),
  write: (answer: Consent | null): void => {
    const seconds = answer === null ? 0 : CONSENT_SECONDS
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    document.cookie = `${CONSENT_COOKIE}=${answer ?? ''}; path=/; SameSite=Lax; max-age=${seconds}${secure}`
    for (const listener of listeners) listener()
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
