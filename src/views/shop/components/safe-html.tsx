import DOMPurify from 'dompurify'
import { useMemo } from 'react'

/**
 * Renders sanitized HTML of the server. The only use of dangerouslySetInnerHTML; the sanitizer's Trusted Types policy
 * is the only one that the CSP allows for HTML.
 */
export function SafeHtml({ html, className }: { html: string; className?: string }) {
  const clean = useMemo(() => DOMPurify.sanitize(html, { RETURN_TRUSTED_TYPE: true }), [html])
  // React accepts a TrustedHTML where its types say string
  return <div className={className} dangerouslySetInnerHTML={{ __html: clean as unknown as string }} />
}
