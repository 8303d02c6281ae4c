export interface Operation {
  readonly name: string
  readonly times: number
  /** limit of CPU time in milliseconds; null: only printed */
  readonly bound: number | null
  /** of the best comparable shop, measured in the same way */
  readonly peer: string
  prepare(): Promise<(index: number) => Promise<void>>
  /** takes back what the round before has left; not measured */
  readonly beforeRound?: () => Promise<void>
}
