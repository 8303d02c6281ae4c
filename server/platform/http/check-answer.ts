import { safeParse } from 'valibot'
import { CachedJson } from './cached-json.ts'
import { FileAnswer } from './file-answer.ts'
import type { Route } from './handler.ts'

/** Throws when an answer is not what the contract declares. */
export function checkAnswer({ name, entry }: Pick<Route, 'name' | 'entry'>, answer: unknown): void {
  if (answer instanceof FileAnswer) return
  const value: unknown = answer instanceof CachedJson ? JSON.parse(answer.json) : answer
  // after a round trip through JSON, which drops undefined
  const read = safeParse(entry.answer, JSON.parse(JSON.stringify(value)))
  if (read.success) return
  const wrong = read.issues.map(
    (issue) => `${issue.path?.map((item) => item.key).join('.')}: ${issue.message}`,
  )
  throw new Error(`the answer of ${name} is not as the contract says: ${wrong.join('; ')}`)
}
