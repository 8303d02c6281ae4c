import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { API_PREFIX, type ProjectId } from '#contract/platform/constants.ts'
import { staffNewsletterCalls } from '#contract/staff/staff-newsletter.ts'
import type { Call } from '#src/services/platform/client/client.ts'

/** @param q what their address, name or company has in it */
export const newsletterQuery = (call: Call, q: string) =>
  queryOptions({
    queryKey: ['staff', 'newsletter', q],
    queryFn: ({ signal }) =>
      call(staffNewsletterCalls.listNewsletter, { query: q === '' ? {} : { q } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })

export const removeFromNewsletter = (call: Call, email: string) =>
  call(staffNewsletterCalls.removeFromNewsletter, { body: { email } })

export const newsletterHref = (projectId: ProjectId): string =>
  `/${API_PREFIX}/${staffNewsletterCalls.exportNewsletter.path}?project_id=${projectId}`
