/** A reason not to start that the person at the keyboard can act on: its message is the one line they see. */
export class StartError extends Error {
  override name = 'StartFault'
}
