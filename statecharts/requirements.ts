import { readFileSync } from 'node:fs'

/** The requirements that machines cite, by id; throws when the file is not an object of texts. */
export function readRequirements(): ReadonlyMap<string, string> {
  const content: unknown = JSON.parse(readFileSync('statecharts/requirements.json', 'utf8'))
  const entries = Object.entries(typeof content === 'object' && content !== null ? content : {})
  return new Map(
    entries.map(([id, text]) => {
      if (typeof text !== 'string') throw new Error(`the text of requirement ${id} is not a text`)
      return [id, text]
    }),
  )
}
