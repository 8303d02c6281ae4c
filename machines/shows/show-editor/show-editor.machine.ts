import { changeState } from './change.state.ts'
import { keepingState } from './keeping.state.ts'
import { goodsIn } from './show-editor.outcome.ts'
import { showEditorSetup } from './show-editor.setup.ts'

/** One show in the editor: it is changed, kept on the device and the server, held against other tabs. */
export const showEditorMachine = showEditorSetup.createMachine({
  id: 'showEditor',
  description:
    'A show is edited, kept first on the device and then on the server, and held so that one tab alone writes it.',
  context: ({ input: { show, account, isNewer, undoLimit } }) => ({
    ...show,
    account,
    isNewer,
    undoLimit,
    goods: {},
    isTaking: false,
    isHolding: false,
    isStored: true,
    isOnDevice: true,
    theirs: null,
    choice: null,
    copy: null,
    refusal: null,
    failure: null,
  }),
  type: 'parallel',
  states: {
    change: changeState,
    keeping: keepingState,
    hold: {
      description: 'Which tab keeps the show: one writes, the others show it.',
      initial: 'locking',
      states: {
        locking: {
          description: 'The lock of the show is wanted or held.',
          meta: { spec: ['SHOW-03'] },
          initial: 'claiming',
          invoke: {
            id: 'holdShow',
            src: 'holdShow',
            input: ({ context: { id, isTaking, isNewer } }) => ({ id, isTaking, isNewer }),
          },
          states: {
            claiming: {
              description:
                'The lock is asked for; whoever takes over waits until the other tab has given it up. A show of a newer version is never claimed.',
              meta: { spec: ['SHOW-03'] },
              on: {
                'hold.claimed': {
                  target: 'holding',
                  actions: [{ type: 'recordHeld', params: ({ event }) => event }, 'raiseHeld'],
                },
                'hold.refused': { target: '#showEditor.hold.yielded', actions: 'forgetTaking' },
              },
            },
            holding: {
              description: 'This tab alone writes the show.',
              meta: { spec: ['SHOW-03'] },
              on: {
                'hold.asked': { target: 'yielding', actions: ['forgetHeld', 'raiseYielded'] },
                'hold.lost': { target: '#showEditor.hold.yielded', actions: ['forgetHeld', 'raiseYielded'] },
              },
            },
            yielding: {
              description:
                'Another tab wants to edit: the lock is given up once everything is on the device.',
              meta: { spec: ['SHOW-03'] },
              after: { yieldTimeout: { target: '#showEditor.hold.yielded' } },
              on: {
                'device.settled': { target: '#showEditor.hold.yielded' },
                'hold.lost': { target: '#showEditor.hold.yielded' },
              },
            },
          },
        },
        yielded: {
          description: 'The show is open in another tab, or a newer version made it: here it is only shown.',
          meta: { spec: ['SHOW-03'] },
          on: { 'hold.take': { target: 'locking', actions: 'markTaking' } },
        },
      },
    },
    goods: {
      description: 'The products of the show: names, attributes, stock, and prices for customers.',
      initial: 'readingGoods',
      states: {
        readingGoods: {
          description: 'The products are being read; the show can be edited meanwhile.',
          meta: { spec: ['SHOW-03'] },
          invoke: {
            id: 'readGoods',
            src: 'readGoods',
            input: ({ context: { doc } }) => ({ ids: goodsIn(doc) }),
            onDone: {
              target: 'goodsKnown',
              actions: { type: 'recordGoods', params: ({ event }) => event.output },
            },
            onError: { target: 'goodsUnreachable' },
          },
          on: { 'goods.reload': { target: 'readingGoods', reenter: true } },
        },
        goodsKnown: {
          description: 'Every product of the show is known, also that the shop does not have it any more.',
          meta: { spec: ['SHOW-03'] },
          on: { 'goods.reload': { target: 'readingGoods' } },
        },
        goodsUnreachable: {
          description: 'The products could not be read; what is known of them is shown.',
          meta: { spec: ['SHOW-03'] },
          on: { 'goods.reload': { target: 'readingGoods' }, 'network.returned': { target: 'readingGoods' } },
        },
      },
    },
  },
})
