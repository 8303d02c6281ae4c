import { contactOf, type Sender } from './content.ts'

/** The lines below every e-mail. */
export function footerOf(sender: Sender): readonly string[] {
  const { name, address, origin } = sender
  return [
    name,
    ...[address, origin ?? ''].filter((line) => line !== ''),
    `Replies to this e-mail are not read. To reach us, ${contactOf(sender)}.`,
  ]
}
