import { createHash } from 'node:crypto'
import { COMMON_HEADERS } from './security-headers.ts'

interface FrameProgram {
  readonly title: string
  /** Inline, because a document with an opaque origin can load no file of the shop. */
  readonly program: string
  /** the elements before the program */
  readonly body?: string
}

interface FrameContent {
  /** attributes of the document without `data-`, which the program reads */
  readonly data: Readonly<Record<string, string>>
  /** the origins of scripts of the provider, separated by spaces */
  readonly scripts: string
  /** the directives of the policy for everything else that the provider loads */
  readonly loads: readonly string[]
}

const SANDBOX = 'allow-scripts allow-forms allow-popups'

/** Makes the documents of a frame in which the script of a provider runs apart from the shop. */
export function sandboxedFrame({ title, program, body = '' }: FrameProgram) {
  const hash = `'sha256-${createHash('sha256').update(program).digest('base64')}'`
  return ({ data, scripts, loads }: FrameContent): Response => {
    const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escaped(value)}"`)
    const html = `<!doctype html><html lang="en"${attributes.join('')}><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>${body}<script>${program}</script></html>`
    const { 'x-frame-options': _, ...common } = COMMON_HEADERS
    // also opened without a frame, the document has an opaque origin: its policy says sandbox as well
    const policy = [
      "default-src 'none'",
      `script-src ${hash} ${scripts}`,
      ...loads,
      "base-uri 'none'",
      "frame-ancestors 'self'",
      `sandbox ${SANDBOX}`,
    ]
    return new Response(html, {
      headers: {
        ...common,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': policy.join('; '),
      },
    })
  }
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
