import { resolve } from 'node:path'
import * as v from 'valibot'
import { type CybersourceConfig, readCybersource } from './gateway/cybersource/cybersource-config.ts'
import { StartError } from './start/start-error.ts'

export type Storefront = { projectId: 11 | 14; port: number }

export type ShopConfig = {
  host: string
  storefronts: readonly Storefront[]
  databaseUrl: string | null
  dataDir: string
  secret: string | null
  /** an empty database is filled with the demo shop, whose passwords are public: never in production */
  seedDemo: boolean
  /** production, and not a trial run of it (SHOP_IS_NOT_PROD): conversions are recorded */
  isProduction: boolean
  /** the sandbox charges nobody: in production only a trial run has it */
  cardGateway: 'off' | 'sandbox' | 'cybersource'
  /** the account there; null with another gateway */
  cybersource: CybersourceConfig | null
  /** URL of the mail server; null: e-mails are written as files to the data folder */
  smtpUrl: string | null
  /** the number of reverse proxies in front of the shop; 0: X-Forwarded-For is ignored */
  trustedProxies: number
  /** whether the shop sends e-mails and conversions itself; else `npm run worker` does */
  worker: boolean
  /** where Prometheus reads; null: nowhere. Who names the token may read; null: everybody who reaches the port */
  metrics: { host: string; port: number; token: string | null } | null
  /** seconds in which a process that is told to end is not ready but still serves */
  drainSeconds: number
  /** webhooks are also sent to the machine and network of the shop, and by http: for tests and trial runs */
  hasLocalWebhooks: boolean
}

/**
 * Reads the settings of the shop from environment variables; an empty value counts as absent. Throws a StartError whose
 * single line names the variable, the problem and a valid value.
 */
export function readConfig(env: Record<string, string | undefined>): ShopConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const read = v.safeParse(environment, given)
  if (!read.success) throw new StartError(read.issues.map((issue) => issue.message).join(' '))
  const settings = read.output
  const databaseUrl = settings.DATABASE_URL ?? null
  const production = settings.NODE_ENV === 'production'
  if (production && databaseUrl && !settings.SHOP_SECRET)
    throw new StartError(
      'SHOP_SECRET is needed in production with DATABASE_URL: the same 32 or more characters for every process.',
    )
  const isProduction = production && settings.SHOP_IS_NOT_PROD === 'off'
  if (isProduction && settings.CARD_GATEWAY === 'sandbox')
    throw new StartError(
      'CARD_GATEWAY is sandbox, which charges nobody; in production it must be off or cybersource, or SHOP_IS_NOT_PROD on for a trial run.',
    )
  if (isProduction && settings.WEBHOOKS_TO_LOCAL === 'on')
    throw new StartError(
      'WEBHOOKS_TO_LOCAL is on, which opens the network of the shop; in production it must be off.',
    )
  return {
    host: settings.HOST,
    storefronts: storefronts(settings.SHOP_PROJECT_ID, settings.PORT),
    databaseUrl,
    dataDir: resolve(import.meta.dirname, '../..', settings.SHOP_DATA_DIR),
    secret: settings.SHOP_SECRET ?? null,
    seedDemo: !production,
    isProduction,
    cardGateway: settings.CARD_GATEWAY ?? (isProduction ? 'off' : 'sandbox'),
    cybersource: settings.CARD_GATEWAY === 'cybersource' ? readCybersource(env, isProduction) : null,
    trustedProxies: settings.TRUSTED_PROXIES,
    smtpUrl: settings.SMTP_URL ?? null,
    worker: settings.SHOP_WORKER === 'on',
    metrics: metricsOf(settings),
    drainSeconds: settings.DRAIN_SECONDS ?? (production ? DRAIN_SECONDS : 0),
    hasLocalWebhooks: settings.WEBHOOKS_TO_LOCAL === 'on',
  }
}

function storefronts(projectIds: readonly (11 | 14)[], port: number): Storefront[] {
  const last = port + projectIds.length - 1
  if (last > 65_535) throw new StartError(`PORT is ${port}, but the second storefront needs port ${last}.`)
  return projectIds.map((projectId, index) => ({ projectId, port: port === 0 ? 0 : port + index }))
}

/** Longer than a balancer takes to notice. */
const DRAIN_SECONDS = 5
const LOOPBACK = /^(127\.[\d.]+|::1|localhost)$/

function metricsOf({
  METRICS_PORT: port,
  METRICS_HOST: host,
  METRICS_TOKEN: token,
}: v.InferOutput<typeof environment>): ShopConfig['metrics'] {
  if (port === undefined) return null
  if (token === undefined && !LOOPBACK.test(host))
    throw new StartError(
      `METRICS_HOST is ${host}, which others reach; that needs METRICS_TOKEN, 16 or more characters that Prometheus sends.`,
    )
  return { host, port, token: token ?? null }
}

const portOf = (name: string) => {
  const message = ({ input }: { readonly input: unknown }) =>
    `${name} is "${String(input)}"; it must be a number from 0 to 65535.`
  return v.pipe(v.string(), v.regex(/^\d{1,5}$/, message), v.transform(Number), v.maxValue(65_535, message))
}

const hostOf = (name: string) =>
  v.pipe(
    v.string(),
    v.regex(
      /^[0-9a-z.:-]+$/i,
      ({ input }) =>
        `${name} is "${input}"; it must be an address or host name such as 127.0.0.1 or 0.0.0.0.`,
    ),
  )

const databaseAddress = v.pipe(
  v.string(),
  v.check(
    (text) => /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? ''),
    'DATABASE_URL is not an address such as postgres://user:password@host:5432/shop.',
  ),
)

const mailAddress = v.pipe(
  v.string(),
  v.check(
    (text) => /^smtps?:$/.test(URL.parse(text)?.protocol ?? ''),
    'SMTP_URL is not an address such as smtp://user:password@mail.example:587.',
  ),
)

const projects = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => part.trim())),
  v.array(
    v.picklist(
      ['11', '14'],
      (issue) => `SHOP_PROJECT_ID has "${String(issue.input)}"; it must be 11, 14 or "11,14".`,
    ),
  ),
  v.check((ids) => new Set(ids).size === ids.length, 'SHOP_PROJECT_ID names the same storefront twice.'),
  v.transform((ids) => ids.map((id) => (id === '14' ? 14 : 11))),
)

const hops = v.pipe(
  v.string(),
  v.regex(
    /^(off|[1-9])$/,
    (issue) =>
      `TRUSTED_PROXIES is "${issue.input}"; it must be off, or how many proxies stand before the shop, 1 to 9.`,
  ),
  v.transform((text) => (text === 'off' ? 0 : Number(text))),
)

const environment = v.object({
  PORT: v.optional(portOf('PORT'), '3000'),
  HOST: v.optional(hostOf('HOST'), '127.0.0.1'),
  METRICS_PORT: v.optional(portOf('METRICS_PORT')),
  METRICS_HOST: v.optional(hostOf('METRICS_HOST'), '127.0.0.1'),
  METRICS_TOKEN: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[!-~]{16,}$/, 'METRICS_TOKEN must have 16 or more characters, without spaces and accents.'),
    ),
  ),
  DRAIN_SECONDS: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^([0-9]|[1-9][0-9]|1[01][0-9]|120)$/,
        ({ input }) => `DRAIN_SECONDS is "${input}"; it must be a number of seconds from 0 to 120.`,
      ),
      v.transform(Number),
    ),
  ),
  DATABASE_URL: v.optional(databaseAddress),
  SMTP_URL: v.optional(mailAddress),
  SHOP_DATA_DIR: v.optional(v.string(), '.data'),
  SHOP_PROJECT_ID: v.optional(projects, '11'),
  SHOP_SECRET: v.optional(
    v.pipe(v.string(), v.minLength(32, 'SHOP_SECRET is too short; it must have at least 32 characters.')),
  ),
  TRUSTED_PROXIES: v.optional(hops, 'off'),
  SHOP_IS_NOT_PROD: v.optional(
    v.picklist(
      ['on', 'off'],
      (issue) => `SHOP_IS_NOT_PROD is "${String(issue.input)}"; it must be on or off.`,
    ),
    'off',
  ),
  CARD_GATEWAY: v.optional(
    v.picklist(
      ['off', 'sandbox', 'cybersource'],
      (issue) => `CARD_GATEWAY is "${String(issue.input)}"; it must be off, sandbox or cybersource.`,
    ),
  ),
  SHOP_WORKER: v.optional(
    v.picklist(['on', 'off'], (issue) => `SHOP_WORKER is "${String(issue.input)}"; it must be on or off.`),
    'on',
  ),
  WEBHOOKS_TO_LOCAL: v.optional(
    v.picklist(
      ['on', 'off'],
      (issue) => `WEBHOOKS_TO_LOCAL is "${String(issue.input)}"; it must be on or off.`,
    ),
    'off',
  ),
  NODE_ENV: v.optional(
    v.picklist(
      ['development', 'production', 'test'],
      (issue) => `NODE_ENV is "${String(issue.input)}"; it must be development, production or test.`,
    ),
    'development',
  ),
})
