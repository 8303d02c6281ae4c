/** The token of the bot check, which the next call of a checked form takes; valid once. */
export interface BotTokenStore {
  readonly put: (token: string | null) => void
  readonly take: () => string | null
  /** called whenever a token has been taken */
  readonly subscribe: (listener: () => void) => () => void
}
