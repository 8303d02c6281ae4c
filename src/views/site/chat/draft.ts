/** What is typed into the panel; kept while the page lives. Null: as the account has it. */
export interface ChatDraft {
  readonly name: string | null
  readonly email: string | null
  readonly message: string
}

export const NO_DRAFT: ChatDraft = { name: null, email: null, message: '' }
