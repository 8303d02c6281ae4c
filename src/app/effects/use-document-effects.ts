import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { outdateDownloads } from '#src/services/platform/outdated-lists.ts'
import type { DocumentJobActor } from '#src/views/platform/document-job-context.ts'
import { renewDocumentCookie } from './document-cookie.ts'

/** Downloads the file that is ready; a new job is shown under Downloads at once. */
export function useDocumentEffects(job: DocumentJobActor): void {
  const queries = useQueryClient()
  useEffect(() => {
    const subscriptions = [
      job.on('document.ready', ({ href }) => {
        renewDocumentCookie()
        navigateToFile(href)
      }),
      job.on('notice.batchCreated', () => void outdateDownloads(queries)),
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [job, queries])
}

/** With `download` the page stays, also when the answer is no file. */
function navigateToFile(href: string): void {
  const link = Object.assign(document.createElement('a'), { href, download: '' })
  document.body.append(link)
  link.click()
  link.remove()
}
