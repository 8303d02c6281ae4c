import { sql } from 'kysely'
import type { AnyActorRef } from 'xstate'
import { accountCalls } from '#contract/account/account.ts'
import { deliveryCalls } from '#contract/delivery/delivery.ts'
import { scheduleModel } from '#machines/delivery/schedule/schedule.model.ts'
import type { ScheduleContext } from '#machines/delivery/schedule/schedule.types.ts'
import { createQueryClient } from '#src/app/boot/query-client.ts'
import { scheduleServices } from '#src/services/delivery/delivery.ts'
import type { TestStep } from '#statecharts/walk/walk.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import { clientOf } from './client-of.ts'
import { type Fixture, meeting } from './service-fixture.ts'
import { useWalkShop } from './walk-shop.ts'
import { walkServices } from './walk-services.ts'

const { shop, openCustomer } = await useWalkShop()
const lost = meeting('request lost')

interface Checkout extends Fixture {
  readonly days: { readonly ship: readonly string[]; readonly pickup: readonly string[] }
  actor?: AnyActorRef
}
/** Whether the save in flight has another day or time than the saved record, which alone can be rejected. */
type SaveEnvironment = { readonly isNewDay: boolean }
type Step = TestStep<Checkout, SaveEnvironment>

/** The days and times of the model, as indexes into those that the server offers. */
const DAYS = ['2026-06-29', '2026-06-30', '2026-07-01']
const TIMES: Readonly<Record<string, string>> = { '10:00': '10:00', '11:30': '11:00' }

const hasNewDay = ({ draft, pickup }: ScheduleContext): boolean =>
  (draft.ship_date !== null && draft.ship_date !== pickup.ship_date) ||
  (draft.pickup_date !== null &&
    (draft.pickup_date !== pickup.pickup_date || draft.pickup_time !== pickup.pickup_time))

const openDays: Step = {
  perform: async ({ db, held }) => {
    await sql`delete from closed_days`.execute(db)
    held.pass('through')
  },
}
/** The days of both methods are closed after they were offered. */
const closeDays: Step = {
  when: { isNewDay: true },
  perform: async ({ db, held, days }) => {
    await sql`insert into closed_days (day) select unnest(${[...days.ship, ...days.pickup]}::date[])
      on conflict do nothing`.execute(db)
    held.pass('through')
  },
}

walkServices<Checkout, SaveEnvironment>({
  model: scheduleModel,
  starts: Object.keys(scheduleModel.inputs).map((input) => ({ input, environment: { isNewDay: false } })),
  follow: (_, { value, context }) => ({ isNewDay: value === 'saving' && hasNewDay(context) }),
  answers: {
    loadDates: { offered: openDays, unreachable: lost },
    loadPickupTimes: { offered: openDays, unreachable: lost },
    updatePickupInfo: {
      saved: openDays,
      refused: closeDays,
      unreachable: lost,
    },
  },
  events: {
    'date.choose': {
      perform: ({ days, actor }, _, event) => {
        const isPickup = actor?.getSnapshot().context.pickup.is_pickup === true
        const offered = isPickup ? days.pickup : days.ship
        return { ...event, date: offered[DAYS.indexOf(Reflect.get(event, 'date'))] }
      },
    },
    'time.choose': {
      perform: (_, __, event) => ({ ...event, time: TIMES[Reflect.get(event, 'time')] }),
    },
  },
  open: async ({ input }) => {
    const customer = await openCustomer()
    const { shopper, held } = customer
    await sql`delete from closed_days`.execute(shop.db)
    const days = await offeredDays(shopper)
    const fixture: Checkout = {
      ...customer,
      machine: scheduleModel.machine.provide({
        actors: scheduleServices(clientOf(shopper, held), createQueryClient()),
      }),
      input: { pickup: await savedPickup(shopper, input, days) },
      days,
      onStart: (actor) => {
        fixture.actor = actor
      },
    }
    return fixture
  },
})

async function offeredDays(shopper: Shopper): Promise<Checkout['days']> {
  const ship = await shopper.call(accountCalls.loadAvailableShipDates, { body: {} })
  const pickup = await shopper.call(accountCalls.loadAvailableShipDatesPickup, { body: {} })
  return { ship: ship.data.slice(0, DAYS.length), pickup: pickup.data.slice(0, DAYS.length) }
}

/** The record that the cart has at the start: as the model has it, on days that are offered. */
async function savedPickup(shopper: Shopper, input: string, { ship, pickup }: Checkout['days']) {
  const is_pickup = input === 'pickedUp'
  const chosen = is_pickup ? { pickup_date: pickup[1], pickup_time: '10:00' } : { ship_date: ship[0] }
  const body = { is_pickup, ...(input === 'fresh' ? {} : chosen) }
  return (await shopper.call(deliveryCalls.updatePickupInfo, { body })).data
}
