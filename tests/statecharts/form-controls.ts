import { assign } from 'xstate'
import { bell, type Control, control, knock, rung, shut } from '#tests/statecharts/control.ts'

const letters = Array.from('abcdefghijk')

export const formControls: readonly Control[] = [
  control(
    'names follow the conventions',
    'a shouting event that is no noun.verb',
    {
      states: shut({ KNOCK: { actions: 'recordOpening' } }),
      model: { events: { ...knock, KNOCK: [{ type: 'KNOCK' }] } },
    },
    ['event "KNOCK" is not dot.case noun.verb'],
  ),
  control(
    'names follow the conventions',
    'an event that begins another',
    { states: shut({ 'door.push.hard': { target: 'opened' } }) },
    ['event "door.push" is a dotted prefix of "door.push.hard"'],
  ),
  control(
    'names follow the conventions',
    'states, guards and a machine that say nothing',
    {
      config: { id: 'the-door', initial: 'step2', states: { step2: { description: 'Second.' } } },
      guards: { open: () => true },
    },
    [
      'machine id "the-door" is not camelCase',
      'state "step2" does not say what it is',
      'guard "open" is not is/has/can…',
    ],
  ),
  control(
    'names follow the conventions',
    'a guard by kind whose kind no chart can say',
    {
      states: shut({
        'door.push': { guard: { type: 'is', params: () => ({ kind: 'shut' }) }, target: 'opened' },
      }),
      guards: { is: () => true },
    },
    ['door.closed|door.push|0 asks the guard "is" for no fixed kind'],
  ),
  control(
    'the configuration holds names only',
    'inline actions, guards, delays and actors',
    {
      states: {
        closed: {
          description: 'Shut.',
          entry: assign({ openings: 1 }),
          invoke: { src: bell },
          after: { 500: { target: 'opened' } },
          on: { 'door.push': { guard: () => true, target: 'opened', actions: () => undefined } },
        },
      },
    },
    [
      'entry of door.closed has an inline action',
      'door.closed invokes an inline actor',
      'door.closed waits for an unnamed delay of 500 ms',
      'door.closed on door.push has an inline action',
      'door.closed on door.push has an inline guard',
    ],
  ),
  control(
    'actions are built-in actions',
    'an action that returns an action, which does nothing',
    { actions: { resetDoor: () => assign({ openings: 0 }) } },
    ['action resetDoor is a plain function, not assign, emit, raise or sendTo'],
  ),
  control(
    'it has at most 12 leaf states on 3 levels, each described',
    'a crowd of silent states',
    {
      states: {
        ...Object.fromEntries(letters.map((letter) => [`extra${letter}`, {}])),
        over: { type: 'final' },
      },
    },
    [
      'has 13 leaf states, more than 12',
      ...letters.map((letter) => `state door.extra${letter} has no description`),
      'state door.over has no description',
    ],
  ),
  control(
    'it has at most 12 leaf states on 3 levels, each described',
    'a deep nest',
    {
      states: {
        opened: {
          description: '1',
          initial: 'wide',
          states: {
            wide: {
              description: '2',
              initial: 'wider',
              states: {
                wider: { description: '3', initial: 'widest', states: { widest: { description: '4' } } },
              },
            },
          },
        },
      },
    },
    ['state door.opened.wide.wider.widest lies deeper than 3 levels'],
  ),
  control(
    'every invoke is named and handles done and error',
    'an invoke without id and one that hears nothing',
    {
      states: {
        closed: {
          description: 'Shut.',
          invoke: { src: 'ringBell', onDone: { target: 'opened' }, onError: { target: 'opened' } },
        },
        opened: { description: 'Not shut.', invoke: { src: 'openDoor', id: 'door' } },
      },
      actors: { ringBell: bell, openDoor: bell },
      model: { outcomes: { ringBell: { rung }, openDoor: { rung } } },
    },
    [
      'door.closed: invoke of ringBell has no id',
      'door.opened: invoke of openDoor has the id door',
      'door.opened: invoke of openDoor has no onDone',
      'door.opened: invoke of openDoor has no onError',
    ],
  ),
]
