interface Part {
  readonly type: string
  readonly content: string
}

interface ParsedEmail {
  readonly headers: ReadonlyMap<string, string>
  readonly parts: readonly Part[]
}

/** An e-mail of RFC 5322 with one level of multipart, as it lies in the outbox or crossed SMTP. */
export function parseMime(source: string): ParsedEmail {
  const { headers, body } = splitHead(source.replaceAll('\r\n', '\n'))
  const boundary = /boundary="?([^";]+)"?/.exec(headers.get('content-type') ?? '')?.[1]
  const sources = boundary === undefined ? [source] : body.split(`--${boundary}`).slice(1, -1)
  return { headers, parts: sources.map((part) => parsePart(part.replace(/^\n/, ''))) }
}

function parsePart(source: string): Part {
  const { headers, body } = splitHead(source)
  const type = headers.get('content-type')?.split(';')[0] ?? ''
  return { type, content: decode(body, headers.get('content-transfer-encoding') ?? '7bit') }
}

function splitHead(source: string) {
  const end = source.indexOf('\n\n')
  const lines = source
    .slice(0, end)
    .replaceAll(/\n[ \t]+/g, ' ')
    .split('\n')
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const
    }),
  )
  return { headers, body: source.slice(end + 2) }
}

function decode(body: string, encoding: string): string {
  switch (encoding.toLowerCase()) {
    case 'base64':
      return Buffer.from(body, 'base64').toString('utf8')
    case 'quoted-printable':
      return Buffer.from(
        body
          .replaceAll('=\n', '')
          .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
        'latin1',
      ).toString('utf8')
    default:
      return body
  }
}
