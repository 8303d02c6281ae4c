import { WORKBOOK_WORKER } from '#contract/platform/constants.ts'

const NEEDED = [
  "default-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
]

/** Only scripts of our own and those that are named by their hash, and no text ever becomes html. */
export function isStrict(policy: string | undefined): boolean {
  const parts = (policy ?? '').split(';').map((part) => part.trim())
  const scripts = parts.find((part) => part.startsWith('script-src ')) ?? ''
  const types = parts.find((part) => part.startsWith('trusted-types ')) ?? ''
  return (
    NEEDED.every((part) => parts.includes(part)) &&
    /^script-src 'self'( 'sha256-[\w+/=]+')*$/.test(scripts) &&
    types === `trusted-types ${WORKBOOK_WORKER}`
  )
}
