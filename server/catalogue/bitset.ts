/** A bitset of product positions; 610 products take 20 words. */
export type Bits = Uint32Array

export const noBits = (size: number): Bits => new Uint32Array(Math.ceil(size / 32))

export function allBits(size: number): Bits {
  const bits = noBits(size)
  for (let at = 0; at < size; at++) addBit(bits, at)
  return bits
}

export function addBit(bits: Bits, at: number): void {
  bits[at >>> 5] = word(bits, at >>> 5) | (1 << (at & 31))
}

export const hasBit = (bits: Bits, at: number): boolean => (word(bits, at >>> 5) & (1 << (at & 31))) !== 0

export function both(left: Bits, right: Bits): Bits {
  const bits = new Uint32Array(left.length)
  for (let i = 0; i < bits.length; i++) bits[i] = word(left, i) & word(right, i)
  return bits
}

export function either(all: readonly Bits[], words: number): Bits {
  const bits = new Uint32Array(words)
  for (const each of all) for (let i = 0; i < words; i++) bits[i] = word(bits, i) | word(each, i)
  return bits
}

export function countBits(bits: Bits): number {
  let count = 0
  for (let i = 0; i < bits.length; i++) count += ones(word(bits, i))
  return count
}

/** The size of the intersection, without allocating it. */
export function countBoth(left: Bits, right: Bits): number {
  let count = 0
  for (let i = 0; i < left.length; i++) count += ones(word(left, i) & word(right, i))
  return count
}

const word = (bits: Bits, at: number): number => bits[at] ?? 0

function ones(value: number): number {
  const pairs = value - ((value >>> 1) & 0x55_55_55_55)
  const quads = (pairs & 0x33_33_33_33) + ((pairs >>> 2) & 0x33_33_33_33)
  return Math.imul((quads + (quads >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24
}
