import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { findings, isDanger } from '#pyro/show/findings.ts'
import { customerDocumentsQuery } from '#src/services/documents/customer-document-queries.ts'
import { addressesQuery } from '#src/services/account/profile-queries.ts'
import { aerialFeetOf } from '#src/services/shows/aerial-feet.ts'
import { stateOfAddresses } from '#src/services/platform/shipping-state.ts'
import { dangerSentence } from '#src/views/shows/show-builder/safety/finding-text.ts'
import type { ShownShow } from '#src/views/shows/show-builder/show-editing.types.ts'
import { useAppSettings } from '#src/views/platform/hooks/use-settings.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'

/** What is dangerous or thin about the show, and the dangers as what heads its print and its files. */
export function useFindings({ doc, products }: ShownShow) {
  const scope = useQueryScope()
  const papers = useQuery(customerDocumentsQuery(scope)).data?.authorization.standing.state
  const hasPapers = papers === 'approved' || papers === 'expiresSoon'
  const addresses = useQuery({ ...addressesQuery(scope), enabled: scope.level !== null }).data ?? []
  const state = stateOfAddresses(addresses)
  const aerial_ft = aerialFeetOf(useAppSettings())
  return useMemo(() => {
    const found = findings(doc, products, { hasPapers, state, aerial_ft })
    return { found, dangers: found.filter(isDanger).map(dangerSentence) }
  }, [doc, products, hasPapers, state, aerial_ft])
}
