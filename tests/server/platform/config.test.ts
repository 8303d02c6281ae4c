import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from '#server/platform/config.ts'
import {
  environmentOf,
  makeStandInKeys,
} from '#server/platform/gateway/cybersource/stand-in/stand-in-keys.ts'
import { StartError } from '#server/platform/start/start-error.ts'

const standard = {
  host: '127.0.0.1',
  storefronts: [{ projectId: 11, port: 3000 }],
  databaseUrl: null,
  dataDir: resolve(import.meta.dirname, '../../../.data'),
  secret: null,
  seedDemo: true,
  isProduction: false,
  cardGateway: 'sandbox',
  cybersource: null,
  worker: true,
  hasLocalWebhooks: false,
  trustedProxies: 0,
  smtpUrl: null,
  metrics: null,
  drainSeconds: 0,
}
const secret = 'x'.repeat(32)
const databaseUrl = 'postgres://shop:secret@db.example:5432/shop'

describe('readConfig', () => {
  test('[ENT-01] without any variable it is the consumer shop on 127.0.0.1:3000', () => {
    expect(readConfig({})).toEqual(standard)
    expect(readConfig({ PORT: '', HOST: ' ', SHOP_PROJECT_ID: '' })).toEqual(standard)
  })

  test('every variable is read', () => {
    const env = {
      PORT: '8080',
      HOST: '0.0.0.0',
      DATABASE_URL: databaseUrl,
      SHOP_DATA_DIR: '/srv/shop',
      SHOP_PROJECT_ID: '11, 14',
      SHOP_SECRET: secret,
      NODE_ENV: 'production',
      TRUSTED_PROXIES: '2',
      SMTP_URL: 'smtps://shop:secret@mail.example',
      METRICS_PORT: '9400',
      METRICS_HOST: '0.0.0.0',
      METRICS_TOKEN: 'prometheus-reads-this',
      DRAIN_SECONDS: '20',
    }
    expect(readConfig(env)).toEqual({
      host: '0.0.0.0',
      storefronts: [
        { projectId: 11, port: 8080 },
        { projectId: 14, port: 8081 },
      ],
      databaseUrl,
      dataDir: '/srv/shop',
      secret,
      seedDemo: false,
      isProduction: true,
      cardGateway: 'off',
      cybersource: null,
      worker: true,
      hasLocalWebhooks: false,
      trustedProxies: 2,
      smtpUrl: 'smtps://shop:secret@mail.example',
      metrics: { host: '0.0.0.0', port: 9400, token: 'prometheus-reads-this' },
      drainSeconds: 20,
    })
  })

  test('production has no demo shop, in the embedded database neither', () => {
    expect(readConfig({ NODE_ENV: 'production' }).seedDemo).toBe(false)
  })

  test('production takes cards by the sandbox only in a trial run', () => {
    const env = { NODE_ENV: 'production' }
    expect(readConfig(env).cardGateway).toBe('off')
    expect(readConfig({ ...env, SHOP_IS_NOT_PROD: 'on' }).cardGateway).toBe('sandbox')
    expect(readConfig({ ...env, SHOP_IS_NOT_PROD: 'on', CARD_GATEWAY: 'off' }).cardGateway).toBe('off')
    expect(() => readConfig({ ...env, CARD_GATEWAY: 'sandbox' })).toThrow(
      'CARD_GATEWAY is sandbox, which charges nobody',
    )
  })

  test('in production a process that is told to end has time until the balancer knows', () => {
    expect(readConfig({ NODE_ENV: 'production' }).drainSeconds).toBe(5)
  })

  test('[PAY-01] cybersource needs its whole account, and in production one that charges', () => {
    const account = environmentOf(makeStandInKeys('http://127.0.0.1:4999'))
    const { cardGateway, cybersource } = readConfig(account)
    expect(cardGateway).toBe('cybersource')
    expect(cybersource).toMatchObject({ url: 'http://127.0.0.1:4999', merchantId: 'stand_in_merchant' })
    for (const name of Object.keys(account).filter((each) => each !== 'CARD_GATEWAY')) {
      expect(() => readConfig({ ...account, [name]: undefined })).toThrow(`${name} is missing`)
      expect(() => readConfig({ ...account, [name]: 'no/thing at all' })).toThrow(`${name} is ill-formed`)
    }
    expect(() => readConfig({ CARD_GATEWAY: 'cybersource' })).toThrow('CYBERSOURCE_SECRET is missing')
    const production = { ...account, NODE_ENV: 'production' }
    for (const url of ['http://127.0.0.1:4999', 'https://apitest.cybersource.com'])
      expect(() => readConfig({ ...production, CYBERSOURCE_URL: url })).toThrow('which charges nobody')
    const real = { ...production, CYBERSOURCE_URL: 'https://api.cybersource.com' }
    expect(readConfig(real).cardGateway).toBe('cybersource')
  })

  test('the professional storefront alone takes the first port', () => {
    expect(readConfig({ SHOP_PROJECT_ID: '14' }).storefronts).toEqual([{ projectId: 14, port: 3000 }])
    expect(readConfig({ SHOP_PROJECT_ID: '14,11', PORT: '0' }).storefronts).toEqual([
      { projectId: 14, port: 0 },
      { projectId: 11, port: 0 },
    ])
  })

  test.each([
    [{ PORT: 'abc' }, 'PORT is "abc"; it must be a number from 0 to 65535.'],
    [{ PORT: '65536' }, 'PORT is "65536"; it must be a number from 0 to 65535.'],
    [{ PORT: '-1' }, 'PORT is "-1"; it must be a number from 0 to 65535.'],
    [
      { PORT: '65535', SHOP_PROJECT_ID: '11,14' },
      'PORT is 65535, but the second storefront needs port 65536.',
    ],
    [{ HOST: 'a b' }, 'HOST is "a b"; it must be an address or host name such as 127.0.0.1 or 0.0.0.0.'],
    [{ SHOP_PROJECT_ID: '12' }, 'SHOP_PROJECT_ID has "12"; it must be 11, 14 or "11,14".'],
    [{ SHOP_PROJECT_ID: '11,11' }, 'SHOP_PROJECT_ID names the same storefront twice.'],
    [
      { DATABASE_URL: 'mysql://a/b' },
      'DATABASE_URL is not an address such as postgres://user:password@host:5432/shop.',
    ],
    [{ SHOP_SECRET: 'short' }, 'SHOP_SECRET is too short; it must have at least 32 characters.'],
    ...['0', '-1', 'all', '10', '127.0.0.1'].map((text): [Record<string, string>, string] => [
      { TRUSTED_PROXIES: text },
      `TRUSTED_PROXIES is "${text}"; it must be off, or how many proxies stand before the shop, 1 to 9.`,
    ]),
    [
      { NODE_ENV: 'production', WEBHOOKS_TO_LOCAL: 'on' },
      'WEBHOOKS_TO_LOCAL is on, which opens the network of the shop; in production it must be off.',
    ],
    [{ CARD_GATEWAY: 'on' }, 'CARD_GATEWAY is "on"; it must be off, sandbox or cybersource.'],
    [{ METRICS_PORT: '9x' }, 'METRICS_PORT is "9x"; it must be a number from 0 to 65535.'],
    [
      { METRICS_PORT: '9400', METRICS_HOST: '0.0.0.0' },
      'METRICS_HOST is 0.0.0.0, which others reach; that needs METRICS_TOKEN, 16 or more characters that Prometheus sends.',
    ],
    [
      { METRICS_TOKEN: 'two words of it' },
      'METRICS_TOKEN must have 16 or more characters, without spaces and accents.',
    ],
    [{ DRAIN_SECONDS: '121' }, 'DRAIN_SECONDS is "121"; it must be a number of seconds from 0 to 120.'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV is "prod"; it must be development, production or test.'],
    [
      { NODE_ENV: 'production', DATABASE_URL: databaseUrl },
      'SHOP_SECRET is needed in production with DATABASE_URL: the same 32 or more characters for every process.',
    ],
  ])('%o is refused in one line', (env, line) => {
    expect(() => readConfig(env)).toThrow(new StartError(line))
  })
})
