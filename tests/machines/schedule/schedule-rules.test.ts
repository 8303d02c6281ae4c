import { scheduleModel } from '#machines/schedule/schedule.model.ts'
import { rules } from '#tests/machines/conduct.ts'

rules(scheduleModel, {
  '[SHIP-01] choosing pickup again forgets the times on offer and saves the draft': [
    'at pickedUp, loadDates offered, date.choose, loadPickupTimes offered, delivery.choose',
    'saving',
    'tells stepCompletion save.started',
    'starts updatePickupInfo {"is_pickup":true,"pickup_date":"2026-06-30","pickup_name":null,"pickup_phon…',
    'sets draft.pickup_time to "10:00"',
    'sets times to []',
  ],
  '[SHIP-01] a saved contact forgets the times on offer': [
    'at pickedUp, loadDates offered, date.choose, loadPickupTimes offered, contact.save',
    'saving',
    'tells stepCompletion save.started',
    'starts updatePickupInfo {"is_pickup":true,"pickup_date":"2026-06-30","pickup_name":"Dana Whitfield",…',
    'sets draft.pickup_name to "Dana Whitfield"',
    'sets draft.pickup_phone to "4175550140"',
    'sets draft.pickup_time to "10:00"',
    'sets nextDate to "2026-06-30"',
    'sets times to []',
  ],
  '[SHIP-01] a contact saved for a scheduled pickup forgets the times on offer': [
    'at pickedUp, loadDates offered, date.choose, loadPickupTimes offered, time.choose, updatePickupInfo saved, contact.save',
    'saving',
    'tells stepCompletion save.started',
    'starts updatePickupInfo {"is_pickup":true,"pickup_date":"2026-06-30","pickup_name":"Dana Whitfield",…',
    'sets draft.pickup_name to "Dana Whitfield"',
    'sets draft.pickup_phone to "4175550140"',
    'sets times to []',
  ],
  '[SHIP-01] dates that cannot be read leave the day open': [
    'loadDates unreachable',
    'datesUnreachable',
    'tells stepCompletion schedule.settled {"is_open":false,"is_pickup":false}',
  ],
  '[MSG-40] a choice that waits for a save is saved after it, before the day that waits': [
    'at pickedUp, delivery.choose, delivery.choose, date.choose, updatePickupInfo saved',
    'saving',
    'emits notice.pickupSaved',
    'tells cart cart.reload',
    'tells stepCompletion save.started',
    'starts updatePickupInfo {"is_pickup":true,"pickup_date":"2026-06-30","pickup_name":null,"pickup_phon…',
    'sets nextDraft to null',
  ],
  '[SHIP-01] a day and time that are saved settle the schedule when the dates are known': [
    'at pickedUp, delivery.choose, date.choose, updatePickupInfo saved, loadDates offered, loadPickupTimes offered, time.choose, updatePickupInfo saved',
    'scheduled',
    'emits notice.pickupSaved',
    'tells cart cart.reload',
    'tells stepCompletion schedule.settled {"is_open":false,"is_pickup":true}',
    'sets pickup.pickup_time to "11:30"',
  ],
  '[SHIP-01] dates that could not be read are read again on request': [
    'loadDates unreachable, dates.reload',
    'readingDates',
    'starts loadDates {"is_pickup":false}',
  ],
  '[SHIP-01] no first day is taken while the dates cannot be read': [
    'loadDates unreachable, day.takeFirst',
    'datesUnreachable',
    'tells stepCompletion schedule.settled {"is_open":false,"is_pickup":false}',
  ],
  '[SHIP-01] the same day chosen again has its times read again': [
    'at pickedUp, loadDates offered, date.choose, loadPickupTimes offered, date.choose',
    'readingTimes',
    'starts loadPickupTimes {"date":"2026-06-30"}',
    'sets times to []',
  ],
  '[SHIP-01] another day has its own times read': [
    'at pickedUp, loadDates offered, date.choose, loadPickupTimes offered, date.choose 2',
    'readingTimes',
    'starts loadPickupTimes {"date":"2026-07-01"}',
    'sets draft.pickup_date to "2026-07-01"',
    'sets times to []',
  ],
  '[SHIP-01] a schedule without a time is reported as open': [
    'at pickedUp, loadDates offered, date.choose, loadPickupTimes offered, schedule.settle',
    'choosingTime',
    'tells stepCompletion schedule.settled {"is_open":true,"is_pickup":true}',
  ],
  '[SHIP-01] another choice during a save forgets the times on offer': [
    'at pickedUp, loadDates offered, date.choose, loadPickupTimes offered, time.choose, delivery.choose',
    'saving',
    'sets nextDraft to {"is_pickup":true,"pickup_date":"2026-06-30","pickup_name":null,"pickup_phone":nul…',
    'sets times to []',
  ],
  '[SHIP-01] another choice during a save replaces the day that waits': [
    'at pickedUp, delivery.choose, date.choose, delivery.choose',
    'saving',
    'sets nextDate to null',
    'sets nextDraft to {"is_pickup":true,"pickup_date":"2026-06-30","pickup_name":null,"pickup_phone":nul…',
  ],
  '[SHIP-01] a day chosen during a save to shipping is dropped': [
    'at pickedUp, delivery.choose 2, date.choose',
    'saving',
  ],
})
