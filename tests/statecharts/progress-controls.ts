import { assign, sendTo } from 'xstate'
import { systemActor } from '#machines/platform/system.ts'
import { bell, type Control, control, knock, rung, shut } from '#tests/statecharts/control.ts'

const isOpened = ({ value }: { readonly value: unknown }) => value === 'opened'
const isClosed = ({ value }: { readonly value: unknown }) => value === 'closed'
const leadsBack = { 'an open door closes': { from: isOpened, to: isClosed } }

/** The door opens when its bell has rung, and rings again when nobody came. */
const ringing = {
  states: {
    closed: { description: 'Shut.', on: { 'door.push': { target: 'opened' } } },
    opened: {
      description: 'Not shut.',
      invoke: {
        id: 'ringBell',
        src: 'ringBell',
        onDone: { target: 'closed' },
        onError: { target: 'opened', reenter: true },
      },
    },
  },
  actors: { ringBell: bell },
}
const outcomes = { ringBell: { rung, broken: { kind: 'fails', error: 'broken', http: 'none' } } } as const
const push = { 'door.push': [{ type: 'door.push' }] }

export const progressControls: readonly Control[] = [
  control(
    'no candidate is shadowed',
    'a candidate behind one that always matches',
    { states: shut({ 'door.knock': [{}, { target: 'opened' }] }), model: { events: knock } },
    ['door.closed|door.knock|1 stands behind a candidate without a guard'],
  ),
  control(
    'every guard has held and has failed',
    'guards that always hold and never hold',
    {
      states: shut({
        'door.knock': [{ guard: 'isOiled', target: 'opened' }, { guard: 'isStuck', target: 'opened' }, {}],
      }),
      guards: { isOiled: () => true, isStuck: () => false },
      model: { events: knock },
    },
    [
      'door.closed|door.knock|0: its guard isOiled never failed (tried 1 times)',
      'door.closed|door.knock|1: its guard isStuck never held (tried 1 times)',
    ],
  ),
  control(
    'every event is accepted somewhere',
    'an event that no state takes',
    { model: { events: { ...knock } } },
    ['event door.knock is accepted in no state'],
  ),
  control(
    'every delay is declared and in the range of a timer',
    'a delay that is misspelt',
    {
      states: {
        opened: {
          description: 'Not shut.',
          on: { 'door.pull': { target: 'closed' } },
          after: { draft: { target: 'closed' } },
        },
      },
    },
    ['door.opened waits for draft, which is no delay of the machine'],
  ),
  control(
    'every delay is declared and in the range of a timer',
    'a delay that is longer than a timer can be',
    {
      states: {
        opened: {
          description: 'Not shut.',
          on: { 'door.pull': { target: 'closed' } },
          after: { wind: { target: 'closed' } },
        },
      },
      delays: { wind: 2 ** 31 },
    },
    ['xstate.after.wind.door.opened waits 2147483648 ms, which no timer can'],
  ),
  control(
    'it has no endless cycle of timers',
    'two timers of no time that start each other',
    {
      states: {
        opened: { description: 'Not shut.', after: { noTime: { target: 'swinging' } } },
        swinging: { description: 'Not shut either.', after: { noTime: { target: 'opened' } } },
      },
      delays: { noTime: 0 },
    },
    ['opened starts itself again in no time after [input plain → door.push]'],
  ),
  control(
    'it has no deadlock',
    'a door that stays open',
    { states: { opened: { description: 'Not shut.' } } },
    ['opened is a dead end: nothing leads on after [input plain → door.push]'],
  ),
  control(
    'it has no trap',
    'two ways to never come back',
    {
      states: {
        ...shut({ 'door.knock': { target: 'broken' } }),
        opened: { description: 'Not shut.', on: { 'door.pull': { actions: 'recordOpening' } } },
        broken: { description: 'Kicked in.', on: { 'door.pull': { actions: 'recordOpening' } } },
      },
      model: { events: knock },
    },
    ['with input plain it never comes back once it is in opened after [input plain → door.push]'],
  ),
  control(
    'it has no trap',
    'a machine that can end, but not from everywhere',
    {
      states: {
        ...shut({ 'door.knock': { target: 'gone' } }),
        opened: { description: 'Not shut.', on: { 'door.pull': { actions: 'recordOpening' } } },
        gone: { type: 'final' },
      },
      model: { events: knock },
    },
    ['with input plain it never ends once it is in opened after [input plain → door.push]'],
  ),
  control(
    'every liveness property holds',
    'a door that rests open until somebody pulls it',
    { model: { leadsTo: leadsBack } },
    ['"an open door closes" does not hold: it rests in opened after [input plain → door.push]'],
  ),
  control(
    'every liveness property holds',
    'a bell that may ring for ever',
    { ...ringing, model: { events: push, outcomes, leadsTo: leadsBack } },
    [
      '"an open door closes" does not hold: it goes round by ringBell answers broken in opened after [input plain → door.push]',
    ],
  ),
  control(
    'every liveness property holds',
    'a bell that is never rung, however often it is tried',
    {
      ...ringing,
      model: {
        events: push,
        outcomes: { ringBell: { broken: outcomes.ringBell.broken } },
        leadsTo: { 'an open door closes': { from: isOpened, to: isClosed, provided: 'answersVary' } },
      },
    },
    [
      '"an open door closes" does not hold: it goes round by ringBell answers broken in opened after [input plain → door.push]',
    ],
  ),
  control(
    'every liveness property holds',
    'a property of a state that is never there',
    { model: { leadsTo: { 'a lost door is found': { from: () => false, to: isClosed } } } },
    ['"a lost door is found" is about nothing: no state is as it begins with'],
  ),
  control(
    'every event sent to another machine is handled there',
    'a message that the cart does not know',
    {
      states: shut({ 'door.knock': { actions: 'notifyCart' } }),
      actions: { notifyCart: sendTo(systemActor('cart'), { type: 'cart.explode' }) },
      model: { events: knock },
    },
    ['tells cart cart.explode, which cart handles nowhere'],
  ),
  control(
    'no key is too coarse and every invariant holds',
    'states that pass each other on for ever',
    {
      states: {
        opened: { description: 'Not shut.', always: { target: 'swinging' } },
        swinging: { description: 'Not shut either.', always: { target: 'opened' } },
      },
      actions: { recordOpening: assign({ openings: 1 }) },
    },
    [
      "dies after [input plain → door.push]: Error: Infinite loop detected: the machine has processed more than 100 microsteps without reaching a stable state. This usually happens when there's a cycle of transitions (e.g., eventless transitions or raised events causing state A -> B -> C -> A).",
    ],
  ),
]
