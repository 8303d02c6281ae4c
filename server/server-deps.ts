import type { Kysely } from 'kysely'
import type { Sessions } from './auth/sessions.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import type { ListingAnswers } from './catalogue/listing-answer.ts'
import type { Database } from './database/schema.ts'
import type { CardGateway } from './gateway/card-gateway.ts'
import type { ConcurrencyLimiter } from './http/concurrency-limiter.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Failpoint } from './orders/failpoint.ts'
import type { SettingsReader } from './site/settings-reader.ts'
import type { StoredFile } from './site/stored-file.ts'

/** What a running shop is made of; every call gets it. */
export interface ServerDeps {
  readonly db: Kysely<Database>
  readonly sessions: Sessions
  /** for password hashes: takes the address of the request */
  readonly hashing: ConcurrencyLimiter
  readonly catalogue: Catalogue
  readonly listings: ListingAnswers
  readonly settings: SettingsReader
  readonly gateway: CardGateway
  readonly mailer: Mailer
  /** signs what must be recognised but never kept, such as a card */
  readonly secret: Uint8Array
  /** awaited at every failpoint of an order submission; tests stop or kill the process there */
  readonly failpoint?: (point: Failpoint) => Promise<void> | void
  /** a name for the app that browsers should be running */
  readonly appVersion: string
  /** The picture of a product by size and file name, or null. */
  readonly pictures: (size: string, file: string) => Promise<StoredFile | null>
  readonly now: () => Date
  /** one line; never card data, passwords or tokens */
  readonly log: (line: string) => void
}
