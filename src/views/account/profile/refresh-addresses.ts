import { outdateAddresses } from '#src/services/platform/outdated-lists.ts'
import type { FormPage } from '#src/views/platform/form/form-definition.ts'

/** After a change of the address book: the cart may be shipped to the address that was changed or removed. */
export function refreshAddresses(_: unknown, { queries, systemActor }: FormPage): void {
  void outdateAddresses(queries)
  systemActor('cart').send({ type: 'cart.reload' })
}
