/** Narrows a value that the state of a machine guarantees. */
export function present<T>(value: T | null): T {
  if (value === null) throw new Error('a state promises a value that is null')
  return value
}
