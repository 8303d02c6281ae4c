import { expect, test } from 'vitest'
import { consentIn, hasConsent, needsConsent } from '#contract/site/consent.ts'

test('only the cookie with yes is consent, and Global Privacy Control takes precedence', () => {
  const cookies = ['consent=yes', 'a=1; consent=yes', 'consent=no', 'consent=maybe', 'xconsent=yes', '', null]
  expect(cookies.map((cookie) => hasConsent(cookie, null))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ])
  expect(hasConsent('consent=yes', '1')).toBe(false)
  expect([consentIn('consent=no'), consentIn('a=1')]).toEqual(['no', null])
})

test('[CHAT-04] consent is asked for only with an id of conversions, or an https script of a chat provider', () => {
  const asks = (app: Record<string, string>) => needsConsent(app)
  expect(asks({})).toBe(false)
  expect(asks({ conversion_id: '', chat_script_url: '' })).toBe(false)
  expect(asks({ conversion_id: 'AW-1' })).toBe(true)
  expect(asks({ chat_script_url: 'https://chat.example/widget.js' })).toBe(true)
  const refused = [
    'http://chat.example/widget.js',
    'javascript:alert(1)',
    '/widget.js',
    'https://a:b@chat.example/',
  ]
  expect(refused.map((chat_script_url) => asks({ chat_script_url }))).toEqual(refused.map(() => false))
})
