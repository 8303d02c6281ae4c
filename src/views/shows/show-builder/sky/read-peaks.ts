const PEAKS = 400
/** Hz: loudness needs no more, and an hour of it fits into a phone */
const RATE = 8_000
const LONGEST_S = 20 * 60
const LARGEST = 60_000_000

/** Loudness from 0 to 100 over the length of a file; empty where it is too large to be decoded. */
export async function readPeaks(file: File, seconds: number): Promise<readonly number[]> {
  if (seconds > LONGEST_S || file.size > LARGEST || typeof OfflineAudioContext === 'undefined') return []
  const decoding = new OfflineAudioContext(1, RATE, RATE)
  const sound = await decoding.decodeAudioData(await file.arrayBuffer())
  return peaksOf(sound.getChannelData(0))
}

export function peaksOf(samples: Float32Array): readonly number[] {
  const stride = Math.max(1, Math.floor(samples.length / PEAKS))
  const peaks = Array.from({ length: Math.min(PEAKS, Math.floor(samples.length / stride)) }, (_, at) =>
    samples
      .subarray(at * stride, (at + 1) * stride)
      .reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0),
  )
  const most = Math.max(...peaks, 1e-6)
  return peaks.map((peak) => Math.round((peak / most) * 100))
}
