import { expect, test } from 'vitest'
import { createAnswerCache } from '#server/platform/cache/answer-cache.ts'

test('[P34] the 200 most recently used answers are kept, and none from before a change of the catalogue', () => {
  const answer = createAnswerCache()
  const made: string[] = []
  const ask = (generation: number, key: string) =>
    answer(generation, key, () => {
      made.push(key)
      return { json: '{}' }
    })
  for (let number = 0; number < 200; number++) ask(1, `search ${number}`)
  ask(1, 'search 0')
  ask(1, 'search 200')
  made.length = 0
  for (const number of [0, 2, 200, 1]) ask(1, `search ${number}`)
  expect(made).toEqual(['search 1'])
  ask(2, 'search 200')
  expect(made).toEqual(['search 1', 'search 200'])
})
