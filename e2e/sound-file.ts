const RATE = 8_000

/** A WAV file of one channel, 8,000 samples a second of a byte each; 128 is silence. */
export function soundFile(samples: Buffer = Buffer.alloc(RATE / 10, 128)): Buffer {
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + samples.length, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(RATE, 24)
  header.writeUInt32LE(RATE, 28)
  header.writeUInt16LE(1, 32)
  header.writeUInt16LE(8, 34)
  header.write('data', 36)
  header.writeUInt32LE(samples.length, 40)
  return Buffer.concat([header, samples])
}

/** Noise that occurs nowhere else. */
export const noise = (seconds: number): Buffer =>
  Buffer.from(Array.from({ length: seconds * RATE }, () => Math.floor(Math.random() * 256)))
