import { CSRF_COOKIE, DOCUMENT_COOKIE } from '#contract/platform/constants.ts'

export function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1))
}

export const csrfToken = (): string | null => readCookie(CSRF_COOKIE)

/** The parent domain of a host with three or more labels; null for localhost and IP addresses. */
export function parentDomain(host: string): string | null {
  const labels = host.split('.')
  if (labels.length === 1 || /^[\d.]+$/.test(host) || host.includes(':')) return null
  return labels.length >= 3 ? labels.slice(1).join('.') : host
}

export function setDocumentCookie(token: string): void {
  const domain = parentDomain(location.hostname)
  document.cookie = cookieText(token, domain, '')
}

/** Expires the cookie for every domain it may have been set with, because any one left over would survive a logout. */
export function expireDocumentCookie(): void {
  const host = location.hostname
  const parent = parentDomain(host)
  for (const domain of [null, host, `www.${host}`, parent]) {
    document.cookie = cookieText('', domain, '; expires=Thu, 01 Jan 1970 00:00:00 GMT')
  }
}

const cookieText = (value: string, domain: string | null, more: string): string =>
  `${DOCUMENT_COOKIE}=${encodeURIComponent(value)}; path=/; SameSite=Lax${domain ? `; domain=${domain}` : ''}${
    location.protocol === 'https:' ? '; Secure' : ''
  }${more}`
