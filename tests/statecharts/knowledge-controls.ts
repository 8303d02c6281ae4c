import { bell, type Control, control, shut } from '#tests/statecharts/control.ts'

export const knowledgeControls: readonly Control[] = [
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
      states: shut({ 'door.push': { guard: 'isUnlocked', target: 'opened' } }),
      guards: { isUnlocked: () => true },
    },
    ['the last candidate is guarded, and "closed|door.push" is not in ignores'],
  ),
  control(
    'overlapping guards are declared',
    'two guards that hold at once',
    {
      states: shut({
        'door.push': [{ guard: 'isUnlocked', target: 'opened' }, { guard: 'isOiled', target: 'opened' }, {}],
      }),
      guards: { isUnlocked: () => true, isOiled: () => true },
    },
    ['guards overlap, and "closed|door.push" is not in overlaps'],
  ),
  control(
    'every declaration of the model applies',
    'declarations of what never happens',
    {
      model: {
        overlaps: ['closed|door.push'],
        ignores: ['opened|door.knock'],
        unprovokable: [{ transition: 'door.closed|door.knock|0', walk: 'both', reason: 'Nobody knocks.' }],
      },
    },
    [
      'overlaps lists "closed|door.push", where no two guards hold at once',
      'ignores lists "opened|door.knock", where a candidate always matches',
      'unprovokable lists "door.closed|door.knock|0", which the chart does not draw',
    ],
  ),
]
