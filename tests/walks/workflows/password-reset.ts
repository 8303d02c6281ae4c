import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { EventObject } from 'xstate'
import { passwordCalls } from '#contract/account/password.ts'
import type { CallName } from '#tests/support/call-paths.ts'
import { codesSentTo } from '#tests/support/outbox.ts'
import { answered, lost, type WorkflowFixture } from '#tests/walks/workflow-fixture.ts'

export type CodeEnvironment = {
  /** `stale`: another one has been sent for this browser */
  readonly code: 'none' | 'right' | 'wrong' | 'stale'
}

export const textIn = (event: EventObject, field: string): string =>
  String(Reflect.get(event, field) ?? '').trim()

async function codesSent({ shop, db, email }: WorkflowFixture): Promise<readonly string[]> {
  const { rows } = await sql<{ phone: string }>`select mobile_phone as phone from customers
    where email = ${email}`.execute(db)
  return codesSentTo(shop.outbox, rows[0]?.phone ?? '')
}

let phones = 0

/** A number that gets no texts for others. */
export async function giveOwnPhone({ db, email }: WorkflowFixture): Promise<void> {
  const mobile_phone = `+1417555${String(++phones).padStart(4, '0')}`
  await db.updateTable('customers').set({ mobile_phone }).where('email', '=', email).execute()
}

/** What is typed where the code is asked for. */
export async function typedCode(fixture: WorkflowFixture, code: 'right' | 'wrong'): Promise<string> {
  const right = (await codesSent(fixture)).at(-1) ?? ''
  return code === 'right' ? right : `${(Number(right) + 1) % 1_000_000}`.padStart(6, '0')
}

/** A code that has not been entered, or was replaced by none, can be typed right or wrong. */
export const entering = (code: 'right' | 'wrong') =>
  ({
    when: {
      code: ['none', 'right', 'wrong'],
      also: (_: unknown, __: unknown, event: EventObject) => textIn(event, 'verification_code') !== '',
    },
    next: { code },
  }) as const

const allowCodes = ({ db }: WorkflowFixture) => sql`delete from rate_limits`.execute(db)

async function sendElsewhere({ email, shopper }: WorkflowFixture): Promise<void> {
  await shopper.call(passwordCalls.sendResetCode, { body: { customers_email_address: email, method: 'sms' } })
}

/** Texts are sent after the response: one that came later would count as the next code. */
async function moreCodes(fixture: WorkflowFixture, before: number, more: number): Promise<void> {
  while ((await codesSent(fixture)).length < before + more) await pause(20)
}

/** `tries`: how many wrong codes there have been of the five that one may type. */
const answeredAfter = (call: CallName, tries: number) =>
  answered(call, ({ db, email }: WorkflowFixture) =>
    sql`update reset_codes set tries = ${tries} where email = ${email.toLowerCase()}`.execute(db),
  )

/** Another tab of this browser has had a newer code sent since the one of this tab was verified. */
const changedWithStaleCode = (tries: number) =>
  answered('changePasswordByCode', ({ db, email }: WorkflowFixture) =>
    sql`update reset_codes set code_mac = '', tries = ${tries} where email = ${email.toLowerCase()}`.execute(
      db,
    ),
  )

const right = { when: { code: 'right' } } as const
const wrong = { when: { code: 'wrong' } } as const

export const resetAnswers = {
  requestMethods: { offered: answered('selectResetMethods'), lost: lost('selectResetMethods') },
  sendCode: {
    sent: {
      next: { code: 'none' },
      perform: async (fixture: WorkflowFixture) => {
        const before = (await codesSent(fixture)).length
        await allowCodes(fixture)
        await fixture.held.answer('sendResetCode')
        await moreCodes(fixture, before, 1)
      },
    },
    // three codes in an hour are all that one place gets
    tooMany: {
      next: { code: 'stale' },
      ...answered('sendResetCode', async (fixture: WorkflowFixture) => {
        const before = (await codesSent(fixture)).length
        await allowCodes(fixture)
        for (let sent = 0; sent < 3; sent++) await sendElsewhere(fixture)
        await moreCodes(fixture, before, 3)
      }),
    },
    lost: lost('sendResetCode'),
  },
  verifyCode: {
    right: { ...right, ...answeredAfter('verifyResetCode', 0) },
    wrongCode: { ...wrong, ...answeredAfter('verifyResetCode', 0) },
    locked: { ...wrong, ...answeredAfter('verifyResetCode', 4) },
    tooMany: answeredAfter('verifyResetCode', 5),
    lost: lost('verifyResetCode'),
  },
  changePasswordByCode: {
    changed: { ...right, ...answeredAfter('changePasswordByCode', 0) },
    wrongCode: { ...right, next: { code: 'stale' }, ...changedWithStaleCode(0) },
    locked: changedWithStaleCode(4),
    tooMany: answeredAfter('changePasswordByCode', 5),
    lost: lost('changePasswordByCode'),
  },
} as const
