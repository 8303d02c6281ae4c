import { zipStateError } from '#contract/account/us-states.ts'
import type { ProjectId } from '#contract/platform/constants.ts'
import { counted, formatCount } from '#contract/platform/format-count.ts'
import { textOf } from '#contract/site/settings.ts'
import type { ReadinessLine } from '#contract/staff/staff-setup.ts'
import { centralTime } from '#server/platform/central-time.ts'
import { initialValue, SETTINGS } from '#server/site/setting-table.ts'
import type { Answers } from './setup-fields.ts'

/** What readiness is decided from. */
export interface ReadinessFacts {
  readonly storefronts: readonly StorefrontFacts[]
  /** people who may log in at /staff */
  readonly staff: number
  /** that ship */
  readonly carriers: number
  readonly hasMailServer: boolean
  readonly cardGateway: 'off' | 'sandbox' | 'cybersource'
  readonly trustedProxies: number
  /** null: there is none */
  readonly lastBackup: Date | null
  /** seconds since a worker last looked after the queue; null: none ever has */
  readonly workerSilence: number | null
  readonly now: Date
}

export interface StorefrontFacts {
  readonly projectId: ProjectId
  readonly settings: Answers
  readonly pricedProducts: number
  readonly categories: number
  /** of those with prices; they show a drawn picture */
  readonly withoutPhoto: number
  /** e-mails that wait for a sender */
  readonly keptEmails: number
  /** the addresses of pages that still name the shop, street or phone number of the default pages */
  readonly samplePages: readonly string[]
  /** the names of the files of terms and privacy policy that have a text, where customers are linked to them; null: at another host */
  readonly legalFiles: readonly string[] | null
}

const DAY = 86_400_000
const BACKUP_DAYS = 7
/** A worker looks after the queue every 20 seconds; after this many it is said to be away. */
const WORKER_SECONDS = 120
const HOUR_SECONDS = 3_600
const DAY_SECONDS = 86_400

/** What is left to do before the shop opens, a line each: first those of the shop, then those of each storefront. */
export function readinessOf(facts: ReadinessFacts): readonly ReadinessLine[] {
  return [...shopLines(facts), ...facts.storefronts.flatMap(storefrontLines)]
}

/** Whether no line holds the shop back. */
export const isReady = (lines: readonly ReadinessLine[]): boolean =>
  lines.every(({ state }) => state !== 'blocking')

const MARKS = { done: 'done', open: 'open', blocking: 'TO DO' } as const

/** For a terminal. */
export function readinessText({ state, project_id, text, settings }: ReadinessLine): string {
  const name = project_id === null ? 'shop' : `storefront ${project_id}`
  return [`${MARKS[state].padEnd(5)}  ${name.padEnd(13)}  ${text}`, ...settingsText(settings)].join(' ')
}

function settingsText(keys: readonly string[]): readonly string[] {
  if (keys.length === 0) return []
  return [`${keys.length === 1 ? 'Setting' : 'Settings'} ${keys.join(', ')}.`]
}

function shopLines(facts: ReadinessFacts): readonly ReadinessLine[] {
  const { staff, carriers, hasMailServer, cardGateway, trustedProxies, lastBackup, workerSilence, now } =
    facts
  const isWorking = workerSilence !== null && workerSilence <= WORKER_SECONDS
  const hasBackup = lastBackup !== null && now.getTime() - lastBackup.getTime() <= BACKUP_DAYS * DAY
  return [
    blocking('staff', staff > 0, 'Somebody can log in at /staff.', 'Nobody is staff: npm run shop -- setup'),
    blocking(
      'smtp',
      hasMailServer,
      'E-mails go to a mail server.',
      'E-mails are only written to files: set SMTP_URL.',
    ),
    advised(
      'worker',
      isWorking,
      'A worker sends what the shop has written.',
      `${workerSilence === null ? 'No worker has run yet' : `No worker has run for ${spanOf(workerSilence)}`}: e-mails and sheets wait for npm start or npm run worker.`,
    ),
    cardLine(cardGateway),
    advised(
      'carriers',
      carriers > 0,
      `${counted(carriers, 'way of shipping is', 'ways of shipping are')} offered.`,
      'Nothing can be shipped, only picked up: npm run shop -- import carriers FILE --apply',
    ),
    advised(
      'proxies',
      trustedProxies > 0,
      `${counted(trustedProxies, 'reverse proxy stands', 'reverse proxies stand')} before the shop.`,
      'No reverse proxy is trusted: behind one, set TRUSTED_PROXIES, else all visitors are one to the limits.',
    ),
    advised(
      'backup',
      hasBackup,
      `The last backup is of ${dayOf(lastBackup)}.`,
      `${lastBackup === null ? 'There is no backup' : `The last backup is of ${dayOf(lastBackup)}`}: npm run shop -- backup FILE`,
    ),
  ]
}

function cardLine(gateway: ReadinessFacts['cardGateway']): ReadinessLine {
  const line = { key: 'cards', project_id: null, settings: [] }
  switch (gateway) {
    case 'off':
      return { ...line, state: 'open', text: 'No card is taken: the shop has no card gateway.' }
    case 'sandbox':
      return {
        ...line,
        state: 'blocking',
        text: 'The sandbox takes cards and charges nobody: it is for trials.',
      }
    case 'cybersource':
      return { ...line, state: 'done', text: 'Cards are charged by CyberSource.' }
  }
}

const ADDRESS = ['warehouse_street', 'warehouse_city', 'warehouse_state', 'warehouse_postcode']
const NOTICES: Readonly<Record<string, string>> = {
  notify_orders: 'orders',
  notify_documents: 'documents',
  notify_volume: 'applications',
  notify_failures: 'failures',
}

/** Whether a setting still has the value of a new shop. */
function isDefault(key: string, projectId: ProjectId, value: string): boolean {
  const setting = SETTINGS.get(key)
  return setting !== undefined && value === initialValue(setting, projectId)
}

function storefrontLines(storefront: StorefrontFacts): readonly ReadinessLine[] {
  const { projectId, settings, keptEmails, samplePages } = storefront
  const text = (key: string) => String(settings[key] ?? '').trim()
  const isSet = (key: string) => text(key) !== ''
  const phoneError = phoneProblem(storefront)
  const untold = Object.keys(NOTICES).filter((key) => !isSet(key))
  const lines = [
    blocking(
      'address',
      text('public_url').startsWith('https://'),
      `Visitors find it at ${text('public_url')}.`,
      'It has no https address.',
      ['public_url'],
    ),
    blocking(
      'sender',
      isSet('mail_from'),
      `E-mails come from ${text('mail_from')}.`,
      `E-mails have no sender and are kept${keptEmails === 0 ? '' : `, ${formatCount(keptEmails)} by now`}.`,
      ['mail_from'],
    ),
    blocking(
      'email',
      isSet('email'),
      `Customers write to ${text('email')}.`,
      'Customers have no e-mail address.',
      ['email'],
    ),
    blocking('phone', phoneError === '', `Customers call ${text('phone')}.`, phoneError, ['phone']),
    warehouseLine(storefront),
    ...goodsLines(storefront),
    blocking(
      'rates',
      settings['rates_confirmed'] === true,
      'Freight and tax are confirmed.',
      'Freight and tax are samples: check them and say yes.',
      ['rates_confirmed'],
    ),
    legalFilesLine(storefront),
    advised(
      'legal',
      settings['legal_texts_confirmed'] === true,
      'Terms and privacy policy are confirmed.',
      'Terms and privacy policy are samples: make them yours and say yes.',
      ['legal_texts_confirmed'],
    ),
    advised(
      'pages',
      samplePages.length === 0,
      'The pages name this shop.',
      `Default texts name another shop, its street or its phone number on ${counted(samplePages.length, 'page')}; make them yours at /staff: ${samplePages.join(', ')}.`,
    ),
    advised(
      'notices',
      untold.length === 0,
      'Somebody is told of orders, documents, applications and failures.',
      `Nobody is told of ${untold.map((key) => NOTICES[key]).join(', ')}.`,
      untold,
    ),
  ]
  return lines.map((line) => ({ ...line, project_id: projectId }))
}

function warehouseLine({ projectId, settings }: StorefrontFacts): ReadinessLine {
  const [street = '', city = '', state = '', postcode = ''] = ADDRESS.map((key) => textOf(settings, key))
  const line = (isDone: boolean, problem: string, keys: readonly string[]) =>
    blocking('warehouse', isDone, `The warehouse is in ${city}, ${state} ${postcode}.`, problem, keys)
  const zipError = zipStateError(postcode, state)
  if (zipError !== null) return line(false, zipError, ['warehouse_state', 'warehouse_postcode'])
  if (isDefault('warehouse_street', projectId, street))
    return line(false, 'The warehouse is that of the default pages, which is nowhere.', ADDRESS)
  const missing = ADDRESS.filter((key) => textOf(settings, key) === '')
  return line(missing.length === 0, 'The address of the warehouse is not complete.', missing)
}

/** Checkout and the footer link the files that settings name, here or at another host. */
function legalFilesLine({ settings, legalFiles }: StorefrontFacts): ReadinessLine {
  const missing = ['terms_of_use_filename', 'privacy_policy_filename'].filter((key) => {
    const file = textOf(settings, key)
    return legalFiles !== null && file !== '' && !legalFiles.includes(file)
  })
  const names = missing.map((key) => textOf(settings, key)).join(', ')
  return blocking(
    'legal_files',
    missing.length === 0,
    'The files of terms and privacy policy that customers are linked to have a text.',
    `Customers are linked to ${names}, which the shop does not have: ${missing.length === 1 ? 'write the text of its page, or name another file' : 'write the texts of their pages, or name other files'}.`,
    missing,
  )
}

/** Why customers cannot call; empty: they can. */
function phoneProblem({ projectId, settings }: StorefrontFacts): string {
  const phone = textOf(settings, 'phone')
  if (phone === '') return 'Customers have no phone number.'
  return isDefault('phone', projectId, phone)
    ? `Customers call ${phone}, the number of the default pages, which is nobody's.`
    : ''
}

const goodsLines = ({
  pricedProducts,
  withoutPhoto,
  categories,
}: StorefrontFacts): readonly ReadinessLine[] => [
  blocking(
    'products',
    pricedProducts > 0,
    `${counted(pricedProducts, 'product has', 'products have')} prices.`,
    'Nothing is on sale: npm run shop -- import products FILE',
  ),
  advised(
    'categories',
    categories > 0,
    `${counted(categories, 'category has', 'categories have')} products.`,
    'No category has a product.',
  ),
  ...(pricedProducts === 0
    ? []
    : [
        advised(
          'photos',
          withoutPhoto === 0,
          'Every product has a photo.',
          `${formatCount(withoutPhoto)} of ${counted(pricedProducts, 'product')} ${withoutPhoto === 1 ? 'has' : 'have'} a drawn picture instead of a photo: npm run shop -- products photos FOLDER`,
        ),
      ]),
]

const lineUnless =
  (state: 'blocking' | 'open') =>
  (
    key: string,
    isDone: boolean,
    done: string,
    todo: string,
    settings: readonly string[] = [],
  ): ReadinessLine => ({
    key,
    project_id: null,
    ...(isDone
      ? { state: 'done', text: done, settings: [] }
      : { state, text: todo, settings: [...settings] }),
  })

/** The shop may not open without it. */
const blocking = lineUnless('blocking')

/** The shop may open without it. */
const advised = lineUnless('open')

const dayOf = (moment: Date | null): string => (moment === null ? '' : centralTime(moment).day)

/** Whole minutes, hours or days: `5 minutes`. */
function spanOf(seconds: number): string {
  if (seconds < 2 * HOUR_SECONDS) return counted(Math.floor(seconds / 60), 'minute')
  if (seconds < 2 * DAY_SECONDS) return counted(Math.floor(seconds / HOUR_SECONDS), 'hour')
  return counted(Math.floor(seconds / DAY_SECONDS), 'day')
}
