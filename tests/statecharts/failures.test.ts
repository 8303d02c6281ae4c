import { expect, test } from 'vitest'
import { failuresOf } from '#statecharts/commands/failures.ts'
import { coverMachine } from '#statecharts/engine/suite.ts'
import { doorModel } from '#tests/statecharts/door.model.ts'

const model = doorModel({
  states: { lost: { description: 'Nobody comes here.', on: { 'door.push': { target: 'opened' } } } },
})

test('an unreachable goal is reported with its reason', async () => {
  expect(failuresOf(await coverMachine(model))).toEqual([
    'transition door.lost|door.push|0 was not taken: its state door.lost is never reached',
  ])
  expect(failuresOf(await coverMachine(model, { criterion: 'state' }))).toEqual([
    'state door.lost was not entered: nothing reaches it',
  ])
})

test('a machine with full coverage has none', async () => {
  expect(failuresOf(await coverMachine(doorModel()))).toEqual([])
})
