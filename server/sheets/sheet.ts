import type { ContentNode } from '#contract/platform/content-nodes.ts'
import type { InvoiceName } from '#contract/orders/order-history.ts'
import type { ShownProduct } from '#server/content/picture-readers.ts'
import type { Bytes } from '#server/platform/http/stored-file.ts'

/** What a worker draws: plain values, which are copied to its thread. Amounts are cents. */
export type Sheet =
  | PriceListSheet
  | OrderFormSheet
  | LabelSheet
  | InvoiceSheet
  | CreditNoteSheet
  | PackingSlipSheet
  | PickListSheet
  | TextSheet

export interface SheetHead {
  /** the storefront */
  readonly shop: string
  readonly isPro: boolean
  /** `YYYY-MM-DD` */
  readonly day: string
}

export interface ListedProduct {
  readonly model: string
  readonly name: string
  readonly brand: string
  readonly category: string
  readonly packaging: string
  readonly upc: string
  readonly cents: number
}

export interface PricedProduct extends ListedProduct {
  /** cases */
  readonly stock: number
}

export interface PriceListSheet extends SheetHead {
  readonly kind: 'priceList'
  readonly level: string
  readonly sort: 'name' | 'model'
  /** in any order */
  readonly products: readonly ListedProduct[]
}

export interface OrderFormSheet extends SheetHead {
  readonly kind: 'orderForm'
  readonly projectId: number
  readonly level: string
  readonly levelId: number
  readonly version: string
  readonly hasUpcs: boolean
  /** in any order */
  readonly products: readonly PricedProduct[]
}

/** Without the price that the customer pays: a tag hangs where a shopper of the customer reads it. */
export interface LabelledProduct {
  readonly model: string
  readonly name: string
  readonly brand: string
  readonly packaging: string
  readonly upc: string
  readonly effects: readonly string[]
  readonly duration: string | null
  readonly shots: number | null
  /** what a piece is sold for; null: a line to write it on */
  readonly tagCents: number | null
  readonly picture: ShownProduct
}

export interface LabelSheet extends SheetHead {
  readonly kind: '2up-price-tags' | '4up-price-tags' | 'barcodes'
  readonly title: string
  readonly products: readonly LabelledProduct[]
}

/** With a JPEG for each price tag, in the order of its products; without any for every other sheet. */
export type PicturedSheet = Sheet & { readonly pictures: readonly Bytes[] }

export interface InvoiceSheet extends SheetHead {
  readonly kind: 'invoice'
  readonly title: InvoiceName
  readonly orderId: number
  /** who sells, who pays and where it goes; each in lines of any length, under its title */
  readonly parties: readonly InvoiceParty[]
  readonly facts: readonly SheetFact[]
  /** as they were bought */
  readonly lines: readonly InvoiceLine[]
  /** label and cents */
  readonly fees: readonly (readonly [string, number])[]
  readonly subtotal: number
  readonly total: number
  /** label and cents; below zero: they went back */
  readonly payments: readonly (readonly [string, number])[]
  /** cents */
  readonly owed: number
  /** the oldest first */
  readonly shipments: readonly InvoiceShipment[]
  readonly comments: string | null
}

/** What an order costs less than it did. Amounts are cents. */
export interface CreditNoteSheet extends SheetHead {
  readonly kind: 'creditNote'
  /** such as 800321-1 */
  readonly number: string
  readonly orderId: number
  /** who sells and who paid */
  readonly parties: readonly InvoiceParty[]
  readonly facts: readonly SheetFact[]
  /** cases that were cancelled or came back; none: the price was reduced */
  readonly lines: readonly InvoiceLine[]
  /** what makes up the total */
  readonly costs: readonly (readonly [string, number])[]
  readonly total: number
  /** by which way the customer gets it, which together are the total */
  readonly settled: readonly (readonly [string, number])[]
}

/** Label and text. */
export type SheetFact = readonly [string, string]

export interface InvoiceParty {
  readonly title: string
  readonly lines: readonly string[]
}

export interface InvoiceLine {
  readonly model: string
  readonly name: string
  readonly packaging: string
  readonly quantity: number
  readonly cents: number
}

interface InvoiceShipment {
  /** `YYYY-MM-DD` */
  readonly day: string
  readonly carrier: string | null
  /** of tracking */
  readonly numbers: readonly string[]
  readonly cases: number
}

/** What goes into the box of an order, without any price. */
export interface PackingSlipSheet extends SheetHead {
  readonly kind: 'packingSlip'
  readonly orderId: number
  readonly parties: readonly InvoiceParty[]
  readonly facts: readonly SheetFact[]
  readonly lines: readonly PackedLine[]
  readonly comments: string | null
}

/** Counts are cases. */
interface PackedLine {
  /** where it lies; null: nobody has said */
  readonly bin: string | null
  readonly model: string
  readonly name: string
  readonly packaging: string
  readonly ordered: number
  readonly shipped: number
  readonly left: number
}

/** What one walk through the warehouse takes. */
export interface PickListSheet extends SheetHead {
  readonly kind: 'pickList'
  /** ascending */
  readonly orderIds: readonly number[]
  /** by bin and model */
  readonly lines: readonly PickedLine[]
}

interface PickedLine {
  readonly bin: string | null
  readonly model: string
  readonly name: string
  readonly packaging: string
  /** which orders need how many cases */
  readonly orders: readonly { readonly id: number; readonly cases: number }[]
}

/** Terms, a policy or a safety data sheet. */
export interface TextSheet extends SheetHead {
  readonly kind: 'text'
  readonly title: string
  /** what it is, above the title */
  readonly about: string
  /** below every page */
  readonly publisher: string
  /** `YYYY-MM-DD` since when it applies; null: not told */
  readonly since: string | null
  readonly nodes: readonly ContentNode[]
}
