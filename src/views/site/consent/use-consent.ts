import { useSyncExternalStore } from 'react'
import { type Consent, needsConsent } from '#contract/site/consent.ts'
import { consentStore } from '#src/services/site/consent.ts'
import { useAppSettings } from '#src/views/platform/hooks/use-settings.ts'

/** The heading of the bar that asks. */
export const CONSENT_HEADING = 'privacy-choices'

/** The visitor's answer; null: none yet, or asked again. */
export function useConsent() {
  const isNeeded = needsConsent(useAppSettings())
  const answer = useSyncExternalStore(consentStore.subscribe, consentStore.read, () => null)
  const objects = useSyncExternalStore(neverChanges, isObjecting, () => false)
  return {
    answer,
    /** false also when the browser has answered no for its user */
    isAsked: isNeeded && !objects,
    /** conversions and the script of a provider are allowed */
    mayTrack: answer === 'yes' && !objects,
    decide: (next: Consent) => consentStore.write(next),
    askAgain: () => consentStore.write(null),
  }
}

const neverChanges = () => () => undefined

/** Global Privacy Control. */
export const isObjecting = (): boolean => Reflect.get(navigator, 'globalPrivacyControl') === true
