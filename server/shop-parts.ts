import type { Kysely } from 'kysely'
import type { Catalogue } from './catalogue/catalogue.ts'
import type { Database } from './database/schema.ts'
import type { CardGateway } from './gateway/card-gateway.ts'
import type { SettingsReader } from './site/settings-reader.ts'

/** What a running shop is made of; every call gets it. */
export interface ShopParts {
  readonly db: Kysely<Database>
  readonly catalogue: Catalogue
  readonly settings: SettingsReader
  readonly gateway: CardGateway
  readonly now: () => Date
  /** one line; never card data, passwords or tokens */
  readonly log: (line: string) => void
}
