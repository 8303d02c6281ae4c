import * as v from 'valibot'
import { endpoint } from '#contract/platform/endpoint.ts'
import { Day } from '#contract/platform/wire.ts'

const Dates = v.object({ success: v.boolean(), data: v.array(Day) })

export const accountCalls = {
  loadAvailablePickupTimes: endpoint({
    method: 'POST',
    path: 'api/account/load-available-pickup-times',
    auth: 'required',
    cartScoped: true,
    summary: 'Pickup times of one day, in central time',
    body: v.strictObject({ selectedDate: Day }),
    answer: v.object({
      success: v.boolean(),
      data: v.array(v.object({ value: v.string(), label: v.string() })),
    }),
  }),
  loadAvailableShipDates: endpoint({
    method: 'POST',
    path: 'api/account/load-available-ship-dates',
    auth: 'required',
    cartScoped: true,
    summary: 'Days on which the warehouse ships',
    body: v.strictObject({}),
    answer: Dates,
  }),
  loadAvailableShipDatesPickup: endpoint({
    method: 'POST',
    path: 'api/account/load-available-ship-dates-pickup',
    auth: 'required',
    cartScoped: true,
    summary: 'Days on which an order can be picked up',
    body: v.strictObject({}),
    answer: Dates,
  }),
}
