import { EMAIL_PROBLEM, isEmail } from '#contract/platform/email.ts'

interface VisitorMessage {
  readonly name: string
  readonly email: string
  readonly message: string
}

/** What is missing in a message of a visitor; empty: nothing. */
export const messageProblems = ({ name, email, message }: VisitorMessage): string[] =>
  [
    name === '' ? 'Enter your name.' : null,
    isEmail(email) ? null : EMAIL_PROBLEM,
    message === '' ? 'Enter your message.' : null,
  ].filter((problem) => problem !== null)
