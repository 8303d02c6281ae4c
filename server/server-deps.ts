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

/** The dependencies of the server; part of the context of every call. */
export interface ServerDeps {
  readonly db: Kysely<Database>
  readonly sessions: Sessions
  /** limits password hashing; keyed by client address */
  readonly hashing: ConcurrencyLimiter
  readonly catalogue: Catalogue
  readonly listings: ListingAnswers
  readonly settings: SettingsReader
  readonly gateway: CardGateway
  readonly mailer: Mailer
  /** HMAC key for values that must be compared but not stored, such as card numbers */
  readonly secret: Uint8Array
  /** awaited at every failpoint of an order submission; tests stop or kill the process in it */
  readonly failpoint?: (point: Failpoint) => Promise<void> | void
  /** the version of the built app */
  readonly appVersion: string
  /** The SVG of a product by size and file name, or null. */
  readonly pictures: (size: string, file: string) => Promise<StoredFile | null>
  readonly now: () => Date
  /** writes one line; never card data, passwords or tokens */
  readonly log: (line: string) => void
}
