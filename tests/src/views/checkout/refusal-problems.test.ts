import { expect, test } from 'vitest'
import { refusalProblems } from '#src/views/checkout/refusal-problems.ts'

test.each([
  ['nothing was refused', null, []],
  ['the server did not answer', [], [{ text: 'No answer.' }]],
  ['the server refused', ['No ZIP code.', 'No street.'], [{ text: 'No ZIP code.' }, { text: 'No street.' }]],
])('where %s, a form lists the errors of the server, or that it did not answer', (_, refusal, problems) => {
  expect(refusalProblems(refusal, 'No answer.')).toEqual(problems)
})
