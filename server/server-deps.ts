import type { ProjectId } from '#contract/platform/constants.ts'
import type { Sessions } from './account/auth/sessions.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import type { ListingAnswers } from './catalogue/listing-answer.ts'
import type { ContentReader } from './content/content-reader.ts'
import type { RedirectHits } from './content/redirect-hits.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { SheetRenderer } from './sheets/sheet-renderer.ts'
import type { Imports } from './staff/imports/thread/imports.ts'
import type { FlowCounts } from './site/flow/flow-counts.ts'
import type { CardGateway } from './platform/gateway/card-gateway.ts'
import type { Receiving } from './platform/http/post-to-receiver.ts'
import type { ConcurrencyLimiter } from './platform/http/concurrency-limiter.ts'
import type { Jobs } from './platform/jobs/open-jobs.ts'
import type { Metrics } from './platform/health/metrics.ts'
import type { Log } from './platform/log/log.ts'
import type { Mailer } from './platform/mail/open-mailer.ts'
import type { Failpoint } from './checkout/submission/failpoint.ts'
import type { SingleFlight } from './checkout/submission/single-flight.ts'
import type { ShowPictures } from './shows/show-pictures.ts'
import type { SettingsReader } from './site/settings-reader.ts'
import type { Environment } from './staff/setup/read-readiness.ts'
import type { StoredFile } from './platform/http/stored-file.ts'

/** The dependencies of the server; part of the context of every call. */
export interface ServerDeps {
  readonly db: Db
  readonly sessions: Sessions
  /** limits password hashing; keyed by client address */
  readonly hashing: ConcurrencyLimiter
  readonly catalogue: Catalogue
  readonly listings: ListingAnswers
  readonly settings: SettingsReader
  readonly content: ContentReader
  readonly redirectHits: RedirectHits
  readonly flow: FlowCounts
  readonly sheets: SheetRenderer
  readonly showPictures: ShowPictures
  readonly imports: Imports
  readonly gateway: CardGateway
  /** the orders that this process is placing */
  readonly placeOnce: SingleFlight
  /** whether there is a gateway that charges cards */
  readonly takesCards: boolean
  /** for codes, which are wanted at once; every other e-mail is a row of `emails` */
  readonly mailer: Mailer
  readonly jobs: Jobs
  /** where webhooks may be sent */
  readonly receiving: Receiving
  /** HMAC key for values that must be compared but not stored, such as card numbers */
  readonly secret: Uint8Array
  /** awaited at every failpoint of an order submission; tests stop or kill the process in it */
  readonly failpoint?: (point: Failpoint) => Promise<void> | void
  /** what is set by environment variables, for whoever sets the shop up */
  readonly environment: Environment & { readonly projectIds: readonly ProjectId[] }
  /** conversions are recorded only here */
  readonly isProduction: boolean
  /** the version of the built app */
  readonly appVersion: string
  /** The drawn picture of a product by size, file name and what it is drawn from, or null. */
  readonly pictures: (size: string, file: string, digest?: string) => Promise<StoredFile | null>
  /** The PDF of a storefront by file name, or null. */
  readonly publicFiles: (projectId: ProjectId, file: string) => Promise<StoredFile | null>
  /** The uploaded picture of a file name, or null; limited by client address. */
  readonly media: (name: string, client: string) => Promise<StoredFile | null>
  readonly now: () => Date
  readonly log: Log
  /** null: nobody reads them */
  readonly metrics: Metrics | null
}
