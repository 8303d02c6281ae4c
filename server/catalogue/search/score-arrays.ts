/** How each product matches the words of a search, by position. */
export interface ScoreArrays {
  /** groups of words that it matches */
  readonly matched: Uint8Array
  /** of these, by a whole word or its start, not by resemblance */
  readonly sure: Uint8Array
  /** of these, in its name */
  readonly inName: Uint8Array
  readonly weight: Float64Array
  /** what the best word of a group counts, while it is looked through */
  readonly best: Float64Array
  /** SURE and IN_NAME of the words of that group */
  readonly flags: Uint8Array
}

/** @param size how many products there are */
export const noScores = (size: number): ScoreArrays => ({
  matched: new Uint8Array(size),
  sure: new Uint8Array(size),
  inName: new Uint8Array(size),
  weight: new Float64Array(size),
  best: new Float64Array(size),
  flags: new Uint8Array(size),
})
