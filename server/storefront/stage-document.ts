import { isStagePath } from '#contract/content/paths.ts'
import type { PageStore, SentPage } from './page-store.ts'

/** Sends staging duplicates so that nobody keeps them, no search engine shows them, and the editor can frame them. */
export const withStage =
  (pages: PageStore): PageStore =>
  async (request) => {
    const sent = await pages(request)
    return sent.kind === 'document' && isStagePath(request.path) ? toStage(sent) : sent
  }

function toStage(sent: Extract<SentPage, { kind: 'document' }>): SentPage {
  const { 'x-frame-options': _, 'content-security-policy': policy = '', ...rest } = sent.headers
  return {
    ...sent,
    file: { ...sent.file, cacheControl: 'no-store' },
    headers: {
      ...rest,
      'content-security-policy': policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
      'x-robots-tag': 'noindex',
    },
  }
}
