import type { ProjectId } from '#contract/platform/constants.ts'
import { textOf } from '#contract/site/settings.ts'
import { senderOf } from '#server/site/mail/messages/sender.ts'
import type { SiteSettings } from '#server/site/settings-reader.ts'
import { billingAddressOf, type OrderSnapshot, present, shippingAddressOf } from './order-snapshot.ts'
import type { InvoiceParty } from './sheet.ts'

interface Ordered {
  readonly firstname: string
  readonly lastname: string
  readonly company: string | null
  readonly email: string
  readonly pickup: string | null
  readonly snapshot: OrderSnapshot
}

/** A storefront as it is now. */
export interface Seller {
  readonly projectId: ProjectId
  readonly settings: SiteSettings
}

/** Who sells, who pays and where the goods go. An order of an earlier version has no address to show. */
export function partiesOf({ projectId, settings }: Seller, order: Ordered): readonly InvoiceParty[] {
  const { name, address, phone, email } = senderOf(projectId, settings)
  const taxId = textOf(settings.app, 'tax_id')
  const billTo = billingAddressOf(order.snapshot)
  const parties = [
    {
      title: 'From',
      lines: present([name, ...placeOf(address, settings), phone, email, taxId && `Tax ID ${taxId}`]),
    },
    { title: 'Bill to', lines: billTo.length > 0 ? billTo : customerOf(order) },
    order.pickup === null
      ? { title: 'Ship to', lines: shippingAddressOf(order.snapshot) }
      : { title: 'Pickup at our warehouse', lines: present([...placeOf(address, settings), phone]) },
  ]
  return parties.filter(({ lines }) => lines.length > 0)
}

/** The street in a line of its own. */
function placeOf(address: string, { store }: SiteSettings): readonly string[] {
  const street = textOf(store, 'warehouse_street')
  return street !== '' && address.startsWith(`${street}, `)
    ? [street, address.slice(street.length + 2)]
    : [address]
}

const customerOf = ({ company, firstname, lastname, email }: Ordered): string[] =>
  present([company, `${firstname} ${lastname}`, email])
