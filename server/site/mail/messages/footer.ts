import { contactOf, type Sender } from './content.ts'

/** The lines below every e-mail. */
export function footerOf(sender: Sender): readonly string[] {
  const { name, address, origin, takesReplies } = sender
  return [
    name,
    ...[address, origin ?? ''].filter((line) => line !== ''),
    takesReplies
      ? `To reach us, reply to this e-mail, or ${contactOf(sender)}.`
      : `Replies to this e-mail are not read. To reach us, ${contactOf(sender)}.`,
  ]
}
