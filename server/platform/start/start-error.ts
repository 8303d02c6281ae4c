/** An expected startup error that the user can solve; only its message is printed. */
export class StartError extends Error {
  override name = 'StartError'
}
