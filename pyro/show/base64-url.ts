const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Bytes as base64url without padding. */
export function textOf(bytes: readonly number[]): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const group = bytes.slice(at, at + 3)
    const [first = 0, second = 0, third = 0] = group
    const bits = first * 65_536 + second * 256 + third
    for (let part = 0; part <= group.length; part++)
      text += ALPHABET[Math.floor(bits / 64 ** (3 - part)) % 64] ?? ''
  }
  return text
}

/** Null for a text that is no base64url. */
export function bytesOf(text: string): Uint8Array | null {
  if (text.length % 4 === 1 || !/^[\w-]*$/.test(text)) return null
  const bytes: number[] = []
  for (let at = 0; at < text.length; at += 4) {
    const group = text.slice(at, at + 4)
    let bits = 0
    for (let part = 0; part < 4; part++) bits = bits * 64 + Math.max(0, ALPHABET.indexOf(group[part] ?? 'A'))
    const all = [Math.floor(bits / 65_536), Math.floor(bits / 256) % 256, bits % 256]
    bytes.push(...all.slice(0, group.length - 1))
  }
  return Uint8Array.from(bytes)
}
