import DOMPurify from 'dompurify'
import { useMemo } from 'react'

/**
 * Html of the server, sanitised. The only place that hands html to the page: the sanitiser's own Trusted Types
 * policy is the one policy that the page allows.
 */
export function SafeHtml({ html, className }: { html: string; className?: string }) {
  const clean = useMemo(() => DOMPurify.sanitize(html, { RETURN_TRUSTED_TYPE: true }), [html])
  // React takes a TrustedHTML where its types know only string
  return <div className={className} dangerouslySetInnerHTML={{ __html: clean as unknown as string }} />
}
