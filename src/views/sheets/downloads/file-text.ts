const count = new Intl.NumberFormat('en-US')

/** "74 kB" of bytes. */
export const sizeText = (bytes: number): string =>
  `${count.format(Math.max(1, Math.round(bytes / 1_000)))} kB`
