import { expect, test } from 'vitest'
import { deviceOf } from '#src/app/after-load/device.ts'

const agents = {
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36': [
    'Chrome',
    '131',
    'Linux',
    'desktop',
  ],
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0':
    ['Edge', '131', 'Windows', 'desktop'],
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1':
    ['Safari', '18', 'iOS', 'mobile'],
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0': [
    'Firefox',
    '133',
    'macOS',
    'desktop',
  ],
  'Mozilla/5.0 (Linux; Android 14; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36':
    ['Chrome', '131', 'Android', 'tablet'],
  'curl/8': ['unknown', '', 'unknown', 'desktop'],
} as const

test('[ENT-34] browser, version, operating system and kind of device are read from the user agent', () => {
  const found = Object.keys(agents).map((agent) => Object.values(deviceOf(agent)))
  expect(found).toEqual(Object.values(agents))
})
