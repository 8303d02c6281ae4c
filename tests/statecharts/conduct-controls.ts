import { assign, sendTo } from 'xstate'
import type { MachineModel } from '#machines/platform/model.ts'
import { systemActor } from '#machines/platform/system.ts'
import { bell, type Control, control, knock, rung, shut } from '#tests/statecharts/control.ts'
import { doorModel } from '#tests/statecharts/door.model.ts'

export const conductControls: readonly Control[] = [
  control(
    'it handles no event that it sends to others',
    'a machine that would answer itself',
    {
      states: shut({ 'door.knock': { actions: 'notifyCart' } }),
      actions: { notifyCart: sendTo(systemActor('cart'), { type: 'door.push' }) },
      model: { events: knock },
    },
    ['sends door.push to a peer and handles it itself'],
  ),
  control(
    'every assignment changes something and every reset resets',
    'a reset that does nothing',
    {
      states: shut({ 'door.knock': { actions: 'forgetOpenings' } }),
      actions: { forgetOpenings: assign(() => ({})) },
      model: { events: knock },
    },
    ['action forgetOpenings ran 2 times and never changed the context'],
  ),
  control(
    'every assignment changes something and every reset resets',
    'a reset that leaves something behind',
    {
      config: { context: { openings: 0, knocks: 0 } },
      states: shut({ 'door.knock': { actions: ['recordKnock'] }, 'door.repair': { actions: 'resetDoor' } }),
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
        ...shut({
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
        ...shut({
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
      states: shut({ 'door.push': [{ guard: 'isUnlocked', target: 'opened' }, {}] }),
      guards: { isUnlocked: () => true },
    },
    ['guard isUnlocked was never false'],
  ),
  {
    rule: 'the real actor behaves as explored',
    why: 'a machine whose guard reads what exploring cannot see',
    model: fickleModel(),
    violations: [
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
