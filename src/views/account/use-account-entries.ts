import { useCheckoutAccess } from '#src/views/platform/hooks/use-checkout-access.ts'
import { ACCOUNT_ENTRIES } from './account-entries.ts'

/** The entries of the account menu; that of the documents is hidden while checkout is disabled for this customer. */
export function useAccountEntries() {
  const { mayCheckOut } = useCheckoutAccess()
  return ACCOUNT_ENTRIES.filter(({ page }) => mayCheckOut || page !== 'documents')
}
