import { createContext, useContext } from 'react'
import type { Age } from '#contract/site/age.ts'
import type { PaymentMethod } from '#contract/platform/constants.ts'
import type { AddressValues } from '#contract/delivery/address-form.ts'

/** Typed values that are not saved yet; kept across steps until checkout ends. Never card data. */
export interface Drafts {
  /** null: the form has no input yet */
  readonly address: AddressValues | null
  readonly contactName: string | null
  readonly contactPhone: string | null
  readonly method: PaymentMethod | null
  readonly isSameAddress: boolean | null
  readonly billing: AddressValues | null
  readonly purchaseOrder: string | null
  readonly comments: string | null
  readonly hasAgreed: boolean
  readonly confirmedAge: Age | null
}

export const noDrafts: Drafts = {
  address: null,
  contactName: null,
  contactPhone: null,
  method: null,
  isSameAddress: null,
  billing: null,
  purchaseOrder: null,
  comments: null,
  hasAgreed: false,
  confirmedAge: null,
}

export interface DraftStore {
  readonly drafts: Drafts
  readonly change: (part: Partial<Drafts>) => void
}

export const DraftContext = createContext<DraftStore>({ drafts: noDrafts, change: () => undefined })

export const useDrafts = (): DraftStore => useContext(DraftContext)
