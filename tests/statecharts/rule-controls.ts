import { assign, fromPromise, sendTo } from 'xstate'
import { done, type MachineModel } from '#machines/model.ts'
import { to } from '#machines/system.ts'
import { type DoorChange, doorModel } from '#tests/statecharts/door.model.ts'

export interface Control {
  readonly rule: string
  readonly why: string
  readonly model: MachineModel
  readonly faults: readonly string[]
}

const control = (rule: string, why: string, change: DoorChange, faults: readonly string[]): Control => ({
  rule,
  why,
  model: doorModel(change),
  faults,
})

const opened = (on: Record<string, unknown>) => ({
  closed: {
    description: 'Shut.',
    on: { 'door.push': { target: 'opened', actions: 'recordOpening' }, ...on },
  },
})
const knock = {
  'door.push': [{ type: 'door.push' }],
  'door.pull': [{ type: 'door.pull' }],
  'door.knock': [{ type: 'door.knock' }],
}
const letters = Array.from('abcdefghijk')
const bell = fromPromise(() => Promise.reject(new Error('unwired')))
const rung = done('rung', 'none')

/** One small bad machine per rule, at least: a rule that no machine has broken proves nothing. */
export const controls: readonly Control[] = [
  control(
    'names are spelled as the house spells them',
    'a shouting event that is no noun.verb',
    {
      states: opened({ KNOCK: { actions: 'recordOpening' } }),
      model: { events: { ...knock, KNOCK: [{ type: 'KNOCK' }] } },
    },
    ['event "KNOCK" is not dot.case noun.verb'],
  ),
  control(
    'names are spelled as the house spells them',
    'an event that begins another',
    { states: opened({ 'door.push.hard': { target: 'opened' } }) },
    ['event "door.push" is a dotted prefix of "door.push.hard"'],
  ),
  control(
    'names are spelled as the house spells them',
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
      states: Object.fromEntries(letters.map((letter) => [`extra${letter}`, {}])),
    },
    [
      'has 13 leaf states, more than 12',
      ...letters.map((letter) => `state door.extra${letter} has no description`),
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
    'every invoke is named and hears both endings',
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
  control(
    'the model knows every event and actor',
    'an event and an actor that it does not know, and one that is not there',
    {
      states: {
        opened: {
          description: 'Not shut.',
          invoke: {
            src: 'ringBell',
            id: 'ringBell',
            onDone: { target: 'closed' },
            onError: { target: 'closed' },
          },
          on: { 'door.knock': { target: 'closed' } },
        },
      },
      actors: { ringBell: bell },
      model: { outcomes: { callPolice: {} } },
    },
    [
      'the model does not know the event door.knock',
      'the model has no outcomes of the actor ringBell ({} if it never ends)',
      'the model has outcomes of callPolice, which is no actor of the machine',
    ],
  ),
  control(
    'the last candidate is unguarded or the event ignored on purpose',
    'an event that may be dropped in silence',
    {
      states: opened({ 'door.push': { guard: 'isUnlocked', target: 'opened' } }),
      guards: { isUnlocked: () => true },
    },
    ['the last candidate is guarded, and "closed|door.push" is not in ignores'],
  ),
  control(
    'overlapping guards are declared',
    'two guards that hold at once',
    {
      states: opened({
        'door.push': [{ guard: 'isUnlocked', target: 'opened' }, { guard: 'isOiled', target: 'opened' }, {}],
      }),
      guards: { isUnlocked: () => true, isOiled: () => true },
    },
    ['guards overlap, and "closed|door.push" is not in overlaps'],
  ),
  control(
    'what is declared happens',
    'declarations of what never happens',
    { model: { overlaps: ['closed|door.push'], ignores: ['opened|door.knock'] } },
    [
      'overlaps lists "closed|door.push", where no two guards hold at once',
      'ignores lists "opened|door.knock", where a candidate always matches',
    ],
  ),
  control(
    'it does not hear what it sends to others',
    'a machine that would answer itself',
    {
      states: opened({ 'door.knock': { actions: 'tellCart' } }),
      actions: { tellCart: sendTo(to('cart'), { type: 'door.push' }) },
      model: { events: knock },
    },
    ['sends door.push to a peer and handles it itself'],
  ),
  control(
    'every assignment changes something and every reset resets',
    'a reset that does nothing',
    {
      states: opened({ 'door.knock': { actions: 'forgetOpenings' } }),
      actions: { forgetOpenings: assign(() => ({})) },
      model: { events: knock },
    },
    ['action forgetOpenings ran 3 times and never changed the context'],
  ),
  control(
    'every assignment changes something and every reset resets',
    'a reset that leaves something behind',
    {
      config: { context: { openings: 0, knocks: 0 } },
      states: opened({ 'door.knock': { actions: ['recordKnock'] }, 'door.repair': { actions: 'resetDoor' } }),
      actions: {
        recordKnock: assign(({ context }) => ({ knocks: Number(context.knocks) + 1 })),
        resetDoor: assign({ openings: 0 }),
      },
      model: { events: { ...knock, 'door.repair': [{ type: 'door.repair' }] } },
    },
    ['action resetDoor does not bring back the initial context'],
  ),
  control(
    'no key is too coarse and every invariant holds',
    'a broken invariant',
    { model: { invariants: { 'a door is never opened': ({ context }) => context.openings === 0 } } },
    ['breaks "a door is never opened" after [input plain → door.push]'],
  ),
  control(
    'no key is too coarse and every invariant holds',
    'a key that hides what a guard reads',
    {
      states: {
        ...opened({
          'door.push': [
            { guard: 'isWorn', target: 'worn' },
            { target: 'opened', actions: 'recordOpening' },
          ],
        }),
        worn: { description: 'Opened too often.' },
      },
      guards: { isWorn: ({ context }) => Number(context.openings) >= 1 },
    },
    [
      'key is too coarse after [input plain]: with another context of the same key, door.push takes door.closed|door.push|0 and leads to ["worn",null,[],[],"active",[]]',
    ],
  ),
  control(
    'no key is too coarse and every invariant holds',
    'a machine that dies',
    {
      states: { opened: { description: 'Not shut.', invoke: { id: 'ringBell', src: 'ringBell' } } },
      actors: { ringBell: bell },
      model: { outcomes: { ringBell: { broken: { kind: 'fails', error: 'broken', http: 'none' } } } },
    },
    ['dies after [input plain → door.push → ringBell answers broken]: broken'],
  ),
  control(
    'every transition is taken',
    'what nothing can take, and says why',
    {
      states: {
        ...opened({
          'door.knock': { target: 'opened' },
          'door.pull': [{ guard: 'isStuck', target: 'opened' }, {}],
        }),
        lost: { description: 'Nobody comes here.', on: { 'door.push': { target: 'opened' } } },
        opened: {
          description: 'Not shut.',
          invoke: {
            id: 'ringBell',
            src: 'ringBell',
            onDone: [{}, { target: 'closed' }],
            onError: { target: 'closed' },
          },
          on: { 'door.pull': { target: 'closed' } },
        },
      },
      guards: { isStuck: () => false },
      actors: { ringBell: bell },
      model: { outcomes: { ringBell: { rung } } },
    },
    [
      'transition door.closed|door.knock|0 was not taken: the model has no event case for door.knock',
      'transition door.closed|door.pull|0 was not taken: its guard isStuck was never true (tried 1 times)',
      'transition door.opened|xstate.done.actor.ringBell|1 was not taken: an earlier candidate is always taken',
      'transition door.opened|xstate.error.actor.ringBell|0 was not taken: the model has no outcome "fails" for ringBell',
      'transition door.lost|door.push|0 was not taken: its state door.lost is never reached',
    ],
  ),
  control(
    'every state is entered',
    'a state that nothing leads to',
    { states: { lost: { description: 'Nobody comes here.' } } },
    ['state door.lost was not entered: nothing reaches it'],
  ),
  control(
    'every guard is seen true and false',
    'a guard that is only ever true',
    {
      states: opened({ 'door.push': [{ guard: 'isUnlocked', target: 'opened' }, {}] }),
      guards: { isUnlocked: () => true },
    },
    ['guard isUnlocked was never false'],
  ),
  {
    rule: 'the real actor goes as explored',
    why: 'a machine whose guard reads what exploring cannot see',
    model: fickleModel(),
    faults: [
      'door-1 step 1 (door.push): expected ["active","closed",["door.closed|door.push|0"]] but the actor did ["active","opened",["door.closed|door.push|1"]]',
    ],
  },
]

/** A door whose guard counts its calls, as one that reads a clock or a store would. */
function fickleModel(): MachineModel {
  let calls = 0
  return doorModel({
    config: {},
    states: {
      closed: {
        description: 'Shut.',
        on: { 'door.push': [{ guard: 'isFirstCall' }, { target: 'opened' }] },
      },
    },
    guards: { isFirstCall: () => calls++ < 2 },
  })
}
