import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { chatFactsOf } from '#machines/site/chat/chat.selectors.ts'
import type { ChatFacts } from '#machines/site/chat/chat.types.ts'
import { productQuery } from '#src/services/platform/queries.ts'
import { productUrlIn } from './product-url.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import { useSession } from '#src/views/platform/hooks/use-session.ts'

/** Who the customer is and which product is shown, as far as the page knows: nothing is asked for. */
export function useChatFacts(): ChatFacts {
  const { user, customer } = useSession()
  const url = productUrlIn(useLocation().pathname)
  const shown = useQuery({ ...productQuery(useQueryScope(), url ?? ''), enabled: false })
  return chatFactsOf({ user, customer, product: url === null ? null : (shown.data ?? null) })
}
