import { useSession } from '#src/views/platform/hooks/use-session.ts'

/** First and last name of the customer, empty until known. */
export function useOwnName(): string {
  const { user } = useSession()
  return user === null ? '' : `${user.customers_firstname} ${user.customers_lastname}`.trim()
}
