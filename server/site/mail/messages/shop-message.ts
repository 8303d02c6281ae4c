import type { DocumentKind } from '#contract/documents/customer-documents.ts'
import type { OrderedContent } from './message.ts'

/** What the shop tells its owner. Amounts in cents, days as `YYYY-MM-DD`, moments in ISO 8601. */
export type ShopMessage =
  | {
      readonly kind: 'orderPlaced'
      readonly order_id: number
      readonly customer: NamedCustomer
      readonly content: PlacedContent
    }
  | {
      readonly kind: 'documentUploaded'
      readonly document_id: number
      readonly customer: NamedCustomer
      readonly document: DocumentKind
      readonly name: string
      readonly expires_on: string | null
    }
  | {
      readonly kind: 'volumeRequested'
      readonly customer: NamedCustomer
      readonly submitted_at: string
      readonly request: VolumeFacts
    }
  | {
      readonly kind: 'workFailed'
      readonly project_id: number
      /** within the hour that begins then */
      readonly hour: string
      readonly failed: readonly { readonly what: FailedWork; readonly count: number }[]
    }
  | {
      readonly kind: 'stockLow'
      readonly project_id: number
      readonly at: string
      readonly cases: number
      readonly products: readonly { readonly model: string; readonly name: string; readonly qty: number }[]
      /** of all that are low now, of which the list may show only the first */
      readonly count: number
    }

export type FailedWork = 'email' | 'text' | 'conversion' | 'sheet' | 'webhook'

export interface NamedCustomer {
  readonly id: number
  readonly name: string
  readonly company: string | null
  readonly email: string
}

export interface VolumeFacts {
  readonly company: string
  readonly tax_id: string
  readonly license_number: string | null
  /** as the form words it */
  readonly yearly_volume: string
  readonly state: string
  readonly products: string | null
  readonly trade_references: string | null
}

/** All that packing an order needs. */
export interface PlacedContent extends Omit<OrderedContent, 'lines'> {
  readonly lines: readonly (OrderedContent['lines'][number] & {
    readonly upc: string | null
    readonly packaging: string | null
  })[]
}

/** What a message is about; one with the same key is written once to each recipient. */
export function shopMessageKey(message: ShopMessage): string {
  switch (message.kind) {
    case 'orderPlaced':
      return `${message.kind}:${message.order_id}`
    case 'documentUploaded':
      return `${message.kind}:${message.document_id}`
    case 'volumeRequested':
      return `${message.kind}:${message.customer.id}:${message.submitted_at}`
    case 'workFailed':
      return `${message.kind}:${message.project_id}:${message.hour}`
    case 'stockLow':
      return `${message.kind}:${message.project_id}:${message.at}`
    default:
      return message satisfies never
  }
}
