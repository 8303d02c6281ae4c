import { done, fails } from '#machines/platform/model.ts'
import { bell, type Control, control } from '#tests/statecharts/control.ts'

const rule = 'its happy end stays reachable after every failure'
const ring = (more: object) => ({
  states: {
    closed: { description: 'Shut.', on: { 'door.push': { target: 'ringing' } } },
    ringing: {
      description: 'Somebody is called.',
      invoke: { id: 'ringBell', src: 'ringBell', onDone: { target: 'opened' }, ...more },
    },
  },
  actors: { ringBell: bell },
})
const happyEnd = ({ value }: { readonly value: unknown }) => value === 'opened'
const outcomes = {
  ringBell: { rung: done('rung', { status: 200, body: 'rung' }), lost: fails('lost', 'offline') },
}
// numbers come first in an object
const every = ['lost', '401', '500', 'offline', 'timeout', 'unreadable', '503 for maintenance']

export const recoveryControls: readonly Control[] = [
  control(
    rule,
    'a bell whose onError is missing',
    { ...ring({}), model: { outcomes, happyEnd } },
    every.map(
      (failure) =>
        `no way leads to its happy end once ringBell answers ${failure} in ringing after [input plain → door.push]`,
    ),
  ),
  control(
    rule,
    'a bell that nobody hears the second time',
    {
      ...ring({ onError: { target: 'broken' } }),
      states: {
        ...ring({ onError: { target: 'broken' } }).states,
        broken: { description: 'It rings no more.', on: { 'door.pull': { actions: 'recordOpening' } } },
      },
      model: { outcomes: { ringBell: { ...outcomes.ringBell, lost: fails('lost', 'none') } }, happyEnd },
    },
    ['no way leads to its happy end once ringBell answers lost in ringing after [input plain → door.push]'],
  ),
  control(rule, 'a model that does not say what it is for', { ...ring({}), model: { outcomes } }, [
    'a call of it can fail, and its model declares no happyEnd',
  ]),
]
