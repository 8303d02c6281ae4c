/** A secret as it would stand among other bytes. */
export interface Needle {
  readonly encoding: string
  readonly bytes: Buffer
}

/** A text in each encoding that storages, logs and caches use; base64 at each of its three alignments. */
export function needlesOf(text: string): Needle[] {
  const utf8 = Buffer.from(text)
  const percent = [...utf8].map((byte) => `%${byte.toString(16).toUpperCase()}`).join('')
  return [
    { encoding: 'utf-8', bytes: utf8 },
    { encoding: 'utf-16', bytes: Buffer.from(text, 'utf16le') },
    { encoding: 'hex', bytes: Buffer.from(utf8.toString('hex')) },
    { encoding: 'percent', bytes: Buffer.from(percent) },
    { encoding: 'url', bytes: Buffer.from(encodeURIComponent(text)) },
    { encoding: 'form', bytes: Buffer.from(new URLSearchParams({ '': text }).toString().slice(1)) },
    ...[0, 1, 2].map((offset) => ({
      encoding: `base64 at ${offset}`,
      bytes: Buffer.from(base64Core(utf8, offset)),
    })),
  ]
}

/** The characters that do not depend on what stands before and after; `offset` bytes of a group are before. */
function base64Core(bytes: Buffer, offset: number): string {
  const whole = Buffer.concat([Buffer.alloc(offset), bytes])
    .toString('base64')
    .replace(/=+$/, '')
  const first = Math.ceil((offset * 8) / 6)
  const last = Math.floor(((offset + bytes.length) * 8) / 6)
  return whole.slice(first, last)
}

/** A card number as it is sent, as the form shows it, and as people write it. */
export function writingsOf(number: string): string[] {
  const groups = /^3[47]/.test(number) ? /^(\d{4})(\d{6})(\d{5})$/ : /^(\d{4})(\d{4})(\d{4})(\d{4})$/
  const parts = groups.exec(number)?.slice(1) ?? [number]
  return [number, parts.join(' '), parts.join('-')]
}
