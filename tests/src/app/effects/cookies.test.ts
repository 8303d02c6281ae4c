import { afterEach, expect, test, vi } from 'vitest'
import { expireDocumentCookie, parentDomain, setDocumentCookie } from '#src/app/effects/cookies.ts'

afterEach(() => vi.unstubAllGlobals())

/** All writes to document.cookie on a page of this origin. */
function cookiesOn(address: string): string[] {
  const written: string[] = []
  const { hostname, protocol } = new URL(address)
  vi.stubGlobal('location', { hostname, protocol })
  vi.stubGlobal('document', {
    set cookie(text: string) {
      written.push(text)
    },
  })
  return written
}

test.each([
  ['shop.emberwright.example', 'emberwright.example'],
  ['a.shop.emberwright.example', 'shop.emberwright.example'],
  ['emberwright.example', 'emberwright.example'],
  ['localhost', null],
  ['127.0.0.1', null],
  ['[::1]', null],
])('[SES-12] the parent domain of %s is %s', (host, parent) => {
  expect(parentDomain(host)).toBe(parent)
})

test('[SES-12] the cookie of documents is for the parent domain, Lax, and Secure on https', () => {
  const written = cookiesOn('https://shop.emberwright.example')
  setDocumentCookie('a b')
  expect(written).toEqual(['document_token=a%20b; path=/; SameSite=Lax; domain=emberwright.example; Secure'])
})

test('[SES-12] on localhost or an IP address the cookie has no domain', () => {
  const written = cookiesOn('http://localhost:3000')
  setDocumentCookie('t')
  expect(written).toEqual(['document_token=t; path=/; SameSite=Lax'])
})

test('[SES-14][SES-22] a logout expires every variant of the cookie', () => {
  const written = cookiesOn('https://shop.emberwright.example')
  expireDocumentCookie()
  const domains = written.map((text) => /domain=([^;]+)/.exec(text)?.[1] ?? null)
  expect(domains).toEqual([
    null,
    'shop.emberwright.example',
    'www.shop.emberwright.example',
    'emberwright.example',
  ])
  expect(written.every((text) => text.includes('expires=Thu, 01 Jan 1970'))).toBe(true)
})
