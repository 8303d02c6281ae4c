import type { UserDeviceInfo } from '#machines/site/chat/chat.types.ts'

// the order matters: most browsers name others too
const BROWSERS = [
  ['Edge', /Edg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+).*Safari/],
] as const
const SYSTEMS = [
  ['Windows', /Windows/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Android', /Android/],
  ['ChromeOS', /CrOS/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const
const UNKNOWN = 'unknown'

/** Browser, operating system and kind of device, as far as the user agent tells. */
export function deviceOf(userAgent: string): UserDeviceInfo {
  const browser = BROWSERS.find(([, pattern]) => pattern.test(userAgent))
  const os = SYSTEMS.find(([, pattern]) => pattern.test(userAgent))
  return {
    browser: browser?.[0] ?? UNKNOWN,
    browserVersion: browser?.[1].exec(userAgent)?.[1] ?? '',
    os: os?.[0] ?? UNKNOWN,
    type: typeOf(userAgent),
  }
}

function typeOf(userAgent: string): UserDeviceInfo['type'] {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'tablet'
  return /Mobi|iPhone|iPod/.test(userAgent) ? 'mobile' : 'desktop'
}
