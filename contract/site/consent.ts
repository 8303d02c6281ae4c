import { chatScriptUrl } from './chat-script.ts'
import { textOf } from './settings.ts'
import type { Settings } from './site.ts'

/** `yes` or `no`; absent: the visitor has not answered, which counts as no. */
export const CONSENT_COOKIE = 'consent'
/** 180 days. */
export const CONSENT_SECONDS = 15_552_000

export type Consent = 'yes' | 'no'

/** The answer in a `Cookie` header or in `document.cookie`; null: none. */
export function consentIn(cookies: string | null | undefined): Consent | null {
  const found = cookies?.split(/; */).find((pair) => pair.startsWith(`${CONSENT_COOKIE}=`))
  const value = found?.slice(CONSENT_COOKIE.length + 1)
  return value === 'yes' || value === 'no' ? value : null
}

/**
 * Whether conversions may be recorded and the script of a chat provider may be loaded: the visitor has agreed, and the
 * browser does not object by Global Privacy Control (`Sec-GPC: 1`).
 */
export const hasConsent = (cookies: string | null | undefined, gpc: string | null | undefined): boolean =>
  gpc !== '1' && consentIn(cookies) === 'yes'

/** The id under which conversions are sent; null: none are. The server tells visitors none unless it sends them. */
export const conversionIdIn = (app: Settings): string | null => textOf(app, 'conversion_id') || null

/** Consent is asked for only when there is something to agree to. */
export const needsConsent = (app: Settings): boolean =>
  conversionIdIn(app) !== null || chatScriptUrl(app) !== null
