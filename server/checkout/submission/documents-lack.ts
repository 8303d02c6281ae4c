import type { CartDocuments } from '#contract/cart/carts.ts'

/** Why a cart cannot be ordered for want of documents; null: it can. */
export function documentsLack(documents: CartDocuments): string | null {
  switch (documents) {
    case 'missing':
      return 'Products for professional use need your authorization on file. Send it under Documents, then order.'
    case 'expired':
      return 'Your documents end before the day on which this order leaves. Send the new ones under Documents, then order.'
    case 'none':
    case 'review':
    case 'approved':
      return null
    default:
      return documents satisfies never
  }
}
